import { type PlanDone, type PlanProgress, planEvents } from '@pennyplate/contract/ai/plan'
import type { ExpressionBuilder } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Schema, Trx } from '../database/schema.ts'
import { finalPlanEvent } from '../engines/asked.ts'
import { readStoredJson } from '../json.ts'
import { databaseMoment } from './database-moment.ts'
import { type HouseholdLoad, type KnownPlan, PLAN_FORMAT, WANTED_MS } from './queue-rules.ts'

/** The plans that people connected to this server wait for. */
export type PlanId = { readonly householdId: HouseholdId; readonly key: string }

export type PlanToQueue = PlanId & {
  readonly profileRevision: number
  readonly startedAt: string
  readonly request: string
}

export type FoundPlan = KnownPlan &
  PlanId & {
    readonly now: string
    readonly progress: PlanProgress | undefined
    readonly hasWeek: boolean
  }

export async function findPlans(db: Db | Trx, ids: readonly PlanId[]): Promise<FoundPlan[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ai_runs')
    .select(({ eb }) => [
      'household_id as householdId',
      'key',
      'profile_revision as profileRevision',
      'lease_until as leaseUntil',
      'outcome',
      'progress',
      eb('request', 'is not', null).$castTo<boolean>().as('isQueued'),
      eb('week', 'is not', null).$castTo<boolean>().as('hasWeek'),
      databaseMoment().as('now'),
    ])
    .where(isOneOf(ids))
    .execute()
  return rows.map(({ outcome, progress, ...row }) => ({
    ...row,
    outcome: outcome === null ? undefined : readStoredJson(finalPlanEvent, outcome),
    progress: progress === null ? undefined : readStoredJson(planEvents.progress, progress),
  }))
}

export async function findWeek(db: Db, id: PlanId): Promise<PlanDone | undefined> {
  const row = await db
    .selectFrom('ai_runs')
    .select('week')
    .where(isOneOf([id]))
    .executeTakeFirst()
  return row?.week ? readStoredJson(planEvents.week, row.week) : undefined
}

/** Plans that wait and are made, on all servers. */
export async function countLoad(trx: Trx): Promise<HouseholdLoad[]> {
  return trx
    .selectFrom('ai_runs')
    .select(({ fn }) => [
      'household_id as householdId',
      fn.countAll<number>().filterWhere('holder', '=', '').as('waiting'),
      fn.countAll<number>().filterWhere('holder', '<>', '').as('taken'),
    ])
    .where('request', 'is not', null)
    .where('wanted_until', '>=', databaseMoment())
    .groupBy('household_id')
    .execute()
}

/** Puts a plan behind all others, in place of what was stored under its key. */
export async function putInQueue(db: Db | Trx, plan: PlanToQueue): Promise<void> {
  const values = {
    profile_revision: plan.profileRevision,
    started_at: plan.startedAt,
    request: plan.request,
    format: PLAN_FORMAT,
    turn_at: databaseMoment(),
    wanted_until: databaseMoment(WANTED_MS),
    holder: '',
    lease_until: '',
    tries: 0,
    outcome: null,
    progress: null,
    week: null,
  }
  await db
    .insertInto('ai_runs')
    .values({ household_id: plan.householdId, key: plan.key, ...values })
    .onConflict((conflict) => conflict.columns(['household_id', 'key']).doUpdateSet(values))
    .execute()
}

export async function keepWanted(db: Db, ids: readonly PlanId[]): Promise<void> {
  if (ids.length === 0) return
  const wanted_until = databaseMoment(WANTED_MS)
  await db.updateTable('ai_runs').set({ wanted_until }).where(isOneOf(ids)).execute()
}

export async function forgetUnfinishedPlan(db: Db, id: PlanId): Promise<void> {
  await db
    .deleteFrom('ai_runs')
    .where(isOneOf([id]))
    .where('outcome', 'is', null)
    .execute()
}

export async function forgetPlan(db: Db, id: PlanId): Promise<void> {
  await db
    .deleteFrom('ai_runs')
    .where(isOneOf([id]))
    .execute()
}

function isOneOf(ids: readonly PlanId[]) {
  return ({ and, or }: ExpressionBuilder<Schema, 'ai_runs'>) =>
    or(ids.map(({ householdId, key }) => and({ household_id: householdId, key })))
}
