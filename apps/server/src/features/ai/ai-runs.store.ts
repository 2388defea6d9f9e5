import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'

/** A plan run under an idempotency key. If its lease ends without an outcome, the server that made it is gone. */
export type AiRun = {
  readonly holder: string
  readonly leaseUntil: string
  readonly profileRevision: number
  readonly outcome: string | null
}

/** Includes the holder, because another server may have taken the key over. */
export type AiRunId = { readonly householdId: HouseholdId; readonly key: string; readonly holder: string }

type NewRun = AiRunId & {
  readonly profileRevision: number
  readonly startedAt: string
  readonly leaseUntil: string
}

/** True for the first request under a key, which may run. */
export async function claimRun(db: Db, run: NewRun): Promise<boolean> {
  const row = await db
    .insertInto('ai_runs')
    .values({
      household_id: run.householdId,
      key: run.key,
      holder: run.holder,
      profile_revision: run.profileRevision,
      started_at: run.startedAt,
      lease_until: run.leaseUntil,
      outcome: null,
    })
    .onConflict((conflict) => conflict.columns(['household_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes over an abandoned run, or one for an older profile. True for one caller only. */
export async function takeOverRun(db: Db, run: NewRun, seen: AiRun): Promise<boolean> {
  const result = await db
    .updateTable('ai_runs')
    .set({
      holder: run.holder,
      profile_revision: run.profileRevision,
      started_at: run.startedAt,
      lease_until: run.leaseUntil,
      outcome: null,
      // No longer in the queue that servers share.
      request: null,
    })
    .where('household_id', '=', run.householdId)
    .where('key', '=', run.key)
    .where('holder', '=', seen.holder)
    .where('lease_until', '=', seen.leaseUntil)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function findRun(db: Db, householdId: HouseholdId, key: string): Promise<AiRun | undefined> {
  return db
    .selectFrom('ai_runs')
    .select(['holder', 'lease_until as leaseUntil', 'profile_revision as profileRevision', 'outcome'])
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function renewLease(db: Db, run: AiRunId, leaseUntil: string): Promise<void> {
  await ofHolder(db, run).set({ lease_until: leaseUntil }).execute()
}

export async function finishRun(db: Db, run: AiRunId, outcome: string): Promise<void> {
  await ofHolder(db, run).set({ outcome }).execute()
}

export async function forgetRun(db: Db, { householdId, key, holder }: AiRunId): Promise<void> {
  await db
    .deleteFrom('ai_runs')
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .execute()
}

export async function forgetRunsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('ai_runs').where('started_at', '<', moment).execute()
}

/** Deletes all but the newest finished plans. */
export async function forgetOldestRuns(db: Db, householdId: HouseholdId, kept: number): Promise<void> {
  const [oldest] = await db
    .selectFrom('ai_runs')
    .select('started_at')
    .where('household_id', '=', householdId)
    .where('outcome', 'is not', null)
    .orderBy('started_at', 'desc')
    .offset(kept)
    .limit(1)
    .execute()
  if (!oldest) return
  await db
    .deleteFrom('ai_runs')
    .where('household_id', '=', householdId)
    .where('outcome', 'is not', null)
    .where('started_at', '<=', oldest.started_at)
    .execute()
}

function ofHolder(db: Db, { householdId, key, holder }: AiRunId) {
  return db
    .updateTable('ai_runs')
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .where('holder', '=', holder)
}
