import type { Db } from '../../database/schema.ts'

/** A plan under a key. The holder makes it; without an outcome when the lease ends, its server is gone. */
export type AiRun = {
  readonly holder: string
  readonly leaseUntil: string
  readonly profileRevision: number
  readonly outcome: string | null
}

/** Which run is meant: one of another holder under the same key is somebody else's. */
export type AiRunId = { readonly userId: string; readonly key: string; readonly holder: string }

type NewRun = AiRunId & {
  readonly profileRevision: number
  readonly startedAt: string
  readonly leaseUntil: string
}

/** True for the one request that may run; every other one under the same key finds the row there. */
export async function claimRun(db: Db, run: NewRun): Promise<boolean> {
  const row = await db
    .insertInto('ai_runs')
    .values({
      user_id: run.userId,
      key: run.key,
      holder: run.holder,
      profile_revision: run.profileRevision,
      started_at: run.startedAt,
      lease_until: run.leaseUntil,
      outcome: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a run that nobody makes any more, or that is for an older profile: one taker only. */
export async function takeOverRun(db: Db, run: NewRun, seen: AiRun): Promise<boolean> {
  const result = await db
    .updateTable('ai_runs')
    .set({
      holder: run.holder,
      profile_revision: run.profileRevision,
      started_at: run.startedAt,
      lease_until: run.leaseUntil,
      outcome: null,
    })
    .where('user_id', '=', run.userId)
    .where('key', '=', run.key)
    .where('holder', '=', seen.holder)
    .where('lease_until', '=', seen.leaseUntil)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function findRun(db: Db, userId: string, key: string): Promise<AiRun | undefined> {
  return db
    .selectFrom('ai_runs')
    .select(['holder', 'lease_until as leaseUntil', 'profile_revision as profileRevision', 'outcome'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function renewLease(db: Db, run: AiRunId, leaseUntil: string): Promise<void> {
  await ofHolder(db, run).set({ lease_until: leaseUntil }).execute()
}

export async function finishRun(db: Db, run: AiRunId, outcome: string): Promise<void> {
  await ofHolder(db, run).set({ outcome }).execute()
}

export async function forgetRun(db: Db, { userId, key, holder }: AiRunId): Promise<void> {
  await db
    .deleteFrom('ai_runs')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .execute()
}

export async function forgetRunsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('ai_runs').where('started_at', '<', moment).execute()
}

/** Of the plans that are finished, the newest are kept. */
export async function forgetOldestRuns(db: Db, userId: string, kept: number): Promise<void> {
  const [oldest] = await db
    .selectFrom('ai_runs')
    .select('started_at')
    .where('user_id', '=', userId)
    .where('outcome', 'is not', null)
    .orderBy('started_at', 'desc')
    .offset(kept)
    .limit(1)
    .execute()
  if (!oldest) return
  await db
    .deleteFrom('ai_runs')
    .where('user_id', '=', userId)
    .where('outcome', 'is not', null)
    .where('started_at', '<=', oldest.started_at)
    .execute()
}

function ofHolder(db: Db, { userId, key, holder }: AiRunId) {
  return db
    .updateTable('ai_runs')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('holder', '=', holder)
}
