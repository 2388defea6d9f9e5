import type { PlanDone, PlanProgress } from '@pennyplate/contract/ai/plan'
import type { ExpressionBuilder } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Schema } from '../database/schema.ts'
import type { FinalPlanEvent } from '../engines/asked.ts'
import { databaseMoment } from './database-moment.ts'
import { LEASE_MS, type OpenPlan, PLAN_FORMAT } from './queue-rules.ts'

/** A plan that waits, or whose server has died, as it was seen. */
export type TakeablePlan = OpenPlan & {
  readonly householdId: HouseholdId
  readonly key: string
  readonly holder: string
  readonly leaseUntil: string
  readonly now: string
}

/** The holder and the number of the try: what a server did before it lost the plan must not count. */
export type TakenPlan = {
  readonly householdId: HouseholdId
  readonly key: string
  readonly holder: string
  readonly tries: number
}

/** Two servers may look at the same plans; each takes the first that the other has not taken. */
const LOOKED_AT = 10

/** Plans to make next, in the order of their turns. Of a household with a plan being made, none. */
export async function findTakeablePlans(db: Db): Promise<TakeablePlan[]> {
  return db
    .selectFrom('ai_runs as plan')
    .select([
      'household_id as householdId',
      'key',
      'holder',
      'lease_until as leaseUntil',
      'tries',
      'wanted_until as wantedUntil',
      databaseMoment().as('now'),
    ])
    .where('request', 'is not', null)
    .where('format', '<=', PLAN_FORMAT)
    .where(({ eb, or }) => or([eb('holder', '=', ''), eb('lease_until', '<', databaseMoment())]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ai_runs as other')
            .select('other.key')
            .whereRef('other.household_id', '=', 'plan.household_id')
            .whereRef('other.key', '<>', 'plan.key')
            .where('other.request', 'is not', null)
            .where('other.holder', '<>', ''),
        ),
      ),
    )
    .orderBy('turn_at')
    .orderBy('key')
    .limit(LOOKED_AT)
    .execute()
}

export async function hasWaitingPlans(db: Db): Promise<boolean> {
  return (await findTakeablePlans(db)).length > 0
}

export type PlanToMake = TakenPlan & { readonly request: string; readonly profileRevision: number }

/** For one server only. */
export async function takePlan(db: Db, seen: TakeablePlan, holder: string): Promise<PlanToMake | undefined> {
  const { householdId, key } = seen
  try {
    const row = await db
      .updateTable('ai_runs')
      .set(({ eb }) => ({ holder, lease_until: databaseMoment(LEASE_MS), tries: eb('tries', '+', 1) }))
      .where(isAsSeen(seen))
      .returning(['request', 'profile_revision as profileRevision', 'tries'])
      .executeTakeFirst()
    return row?.request ? { householdId, key, holder, ...row, request: row.request } : undefined
  } catch (error) {
    // Another server has just taken another plan of the household.
    if (isDuplicate(error)) return undefined
    throw error
  }
}

export async function dropPlan(db: Db, seen: TakeablePlan): Promise<void> {
  await db.deleteFrom('ai_runs').where(isAsSeen(seen)).execute()
}

export async function giveUpPlan(db: Db, seen: TakeablePlan, outcome: FinalPlanEvent): Promise<void> {
  const ended = { request: null, outcome: JSON.stringify(outcome) }
  await db.updateTable('ai_runs').set(ended).where(isAsSeen(seen)).execute()
}

/** False if the plan was cancelled, or another server has it. */
export async function renewTakenPlan(
  db: Db,
  taken: TakenPlan,
  progress: PlanProgress | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_runs')
    .set({
      lease_until: databaseMoment(LEASE_MS),
      ...(progress ? { progress: JSON.stringify(progress) } : {}),
    })
    .where(isTaken(taken))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function storeWeekOfTakenPlan(db: Db, taken: TakenPlan, week: PlanDone): Promise<void> {
  await db
    .updateTable('ai_runs')
    .set({ week: JSON.stringify(week) })
    .where(isTaken(taken))
    .execute()
}

/** Ends the plan and puts the household behind all others. False if the plan is no longer this server's. */
export async function finishTakenPlan(db: Db, taken: TakenPlan, outcome: FinalPlanEvent): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('ai_runs')
      .set({ request: null, progress: null, week: null, outcome: JSON.stringify(outcome) })
      .where(isTaken(taken))
      .executeTakeFirst()
    await trx
      .updateTable('ai_runs')
      .set({ turn_at: databaseMoment() })
      .where('household_id', '=', taken.householdId)
      .where('request', 'is not', null)
      .execute()
    return numUpdatedRows > 0n
  })
}

/** Gives the plan back at once, without its try: the server stops. */
export async function releaseTakenPlan(db: Db, taken: TakenPlan): Promise<void> {
  await db
    .updateTable('ai_runs')
    .set({ holder: '', lease_until: '', tries: taken.tries - 1 })
    .where(isTaken(taken))
    .execute()
}

function isAsSeen({ householdId, key, holder, leaseUntil, tries }: TakeablePlan) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'ai_runs'>) =>
    and([
      and({ household_id: householdId, key, holder, lease_until: leaseUntil, tries }),
      eb('request', 'is not', null),
    ])
}

function isTaken({ householdId, key, holder, tries }: TakenPlan) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'ai_runs'>) =>
    and([and({ household_id: householdId, key, holder, tries }), eb('request', 'is not', null)])
}

const UNIQUE_VIOLATION = '23505'

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
