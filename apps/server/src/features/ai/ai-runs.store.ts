import type { Db } from '../../database/schema.ts'

export type AiRun = { readonly startedAt: string; readonly outcome: string | null }

/** True for the one request that may run; every other one under the same key finds the row there. */
export async function claimRun(db: Db, userId: string, key: string, startedAt: string): Promise<boolean> {
  const row = await db
    .insertInto('ai_runs')
    .values({ user_id: userId, key, started_at: startedAt, outcome: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes over a run whose server died: one taker only, as the row is compared as it was seen. */
export async function takeOverRun(
  db: Db,
  userId: string,
  key: string,
  seen: AiRun,
  startedAt: string,
): Promise<boolean> {
  const result = await db
    .updateTable('ai_runs')
    .set({ started_at: startedAt })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('started_at', '=', seen.startedAt)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function findRun(db: Db, userId: string, key: string): Promise<AiRun | undefined> {
  return db
    .selectFrom('ai_runs')
    .select(['started_at as startedAt', 'outcome'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function finishRun(db: Db, userId: string, key: string, outcome: string): Promise<void> {
  await db
    .updateTable('ai_runs')
    .set({ outcome })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

export async function forgetRun(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('ai_runs').where('user_id', '=', userId).where('key', '=', key).execute()
}

export async function forgetRunsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('ai_runs').where('started_at', '<', moment).execute()
}
