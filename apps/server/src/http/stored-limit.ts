import type { Database } from '../database/open-database.ts'
import type { Db } from '../database/schema.ts'
import type { LimitRule, LimitVerdict } from './limit-rule.ts'

type Hits = { key: string; windowId: number; hits: number; expiresAt: number }

/** Adds hits to a window and returns its new count. A new window replaces the previous one. */
export async function addHits(db: Db, { key, windowId, hits, expiresAt }: Hits): Promise<number> {
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_id: windowId, hits, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rate_limits.window_id', '=', windowId)
          .then(eb('rate_limits.hits', '+', hits))
          .else(hits)
          .end(),
        window_id: windowId,
        expires_at: expiresAt,
      })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return row.hits
}

const TIDY_EVERY_MS = 60_000

export function createStoredLimit({ database, now }: { database: Database; now: () => Date }) {
  let tidiedAt = Number.NEGATIVE_INFINITY

  /** Requests without an account choose the keys, so expired rows have to go. */
  async function tidy(time: number): Promise<void> {
    if (time - tidiedAt < TIDY_EVERY_MS) return
    tidiedAt = time
    await database.db.deleteFrom('rate_limits').where('expires_at', '<', time).execute()
  }

  return {
    async hit(key: string, { hits, windowMs }: LimitRule): Promise<LimitVerdict> {
      const time = now().getTime()
      await tidy(time)
      const windowId = Math.floor(time / windowMs)
      const expiresAt = (windowId + 1) * windowMs
      const count = await addHits(database.db, { key, windowId, hits: 1, expiresAt })
      return count <= hits ? { allowed: true } : { allowed: false, retryAfterS: (expiresAt - time) / 1000 }
    },
    /** Takes one hit back. */
    async giveBack(key: string, { windowMs }: LimitRule): Promise<void> {
      await database.db
        .updateTable('rate_limits')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', key)
        .where('window_id', '=', Math.floor(now().getTime() / windowMs))
        .execute()
    },
    async forget(key: string): Promise<void> {
      await database.db.deleteFrom('rate_limits').where('key', '=', key).execute()
    },
  }
}
