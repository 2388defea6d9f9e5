import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Db } from '../database/schema.ts'
import type { LimitRule, LimitVerdict } from './limit-rule.ts'
import { addHits } from './stored-limit.ts'

const SLOT_MS = 1000

/**
 * Allows so many hits in any period as long as the window, across all servers. For another service's limit, which may
 * start counting at any moment: a fixed window would allow twice as many around its edge. Counts by the second.
 */
export function createSlidingLimit(
  { database, now }: { database: Database; now: () => Date },
  key: string,
  { hits, windowMs }: LimitRule,
) {
  // One more than the window has: a hit late in a second counts until that whole second has left the window.
  const slots = Math.ceil(windowMs / SLOT_MS) + 1

  async function add(db: Db, second: number, count: number): Promise<void> {
    const expiresAt = (second + slots) * SLOT_MS
    await addHits(db, { key: `${key}:${second % slots}`, windowId: second, hits: count, expiresAt })
  }

  const secondNow = () => Math.floor(now().getTime() / SLOT_MS)

  return {
    hit(): Promise<LimitVerdict> {
      const second = secondNow()
      return database.db.transaction().execute(async (trx) => {
        // Serialized across servers; otherwise two could both take the last free hit.
        if (database.engine === 'postgres')
          await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
        const rows = await trx
          .selectFrom('rate_limits')
          .select(['window_id as second', 'hits'])
          .where('key', 'like', `${key}:%`)
          .where('window_id', '>', second - slots)
          .orderBy('window_id')
          .execute()
        let excess = rows.reduce((sum, row) => sum + Number(row.hits), 1) - hits
        if (excess <= 0) {
          await add(trx, second, 1)
          return { allowed: true }
        }
        const freeing = rows.find((row) => {
          excess -= Number(row.hits)
          return excess <= 0
        })
        return { allowed: false, retryAfterS: Number(freeing?.second ?? second) + slots - second }
      })
    },
    /** Blocks everything for a whole window. */
    exhaust: () => add(database.db, secondNow(), hits),
  }
}
