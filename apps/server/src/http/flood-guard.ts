import type { Database } from '../database/open-database.ts'
import type { LimitRule, LimitVerdict } from './limit-rule.ts'
import { addHits } from './stored-limit.ts'

const SHARE_EVERY_MS = 1000

type Count = { windowId: number; expiresAt: number; total: number; unshared: number }

/**
 * Counts every request in memory, weighted by its cost. With PostgreSQL, servers add up their counts once a second, so
 * N servers together allow about as much as one.
 */
export function createFloodGuard({ database, now }: { database: Database; now: () => Date }) {
  const counts = new Map<string, Count>()
  const timer = setInterval(share, SHARE_EVERY_MS)
  timer.unref()
  let sharing = Promise.resolve()

  function share() {
    const time = now().getTime()
    for (const [key, count] of counts) if (count.expiresAt <= time) counts.delete(key)
    if (database.engine === 'postgres') sharing = sharing.then(() => shareAll()).catch(() => {})
  }

  async function shareAll() {
    for (const [key, count] of counts) {
      if (count.unshared === 0) continue
      const { windowId, expiresAt, unshared } = count
      count.unshared = 0
      const everywhere = await addHits(database.db, { key, windowId, hits: unshared, expiresAt })
      count.total = Math.max(count.total, everywhere + count.unshared)
    }
    await database.db.deleteFrom('rate_limits').where('expires_at', '<', now().getTime()).execute()
  }

  return {
    /** An expensive request counts as several hits. */
    hit(key: string, { hits, windowMs }: LimitRule, counted = 1): LimitVerdict {
      const time = now().getTime()
      const windowId = Math.floor(time / windowMs)
      let count = counts.get(key)
      if (count?.windowId !== windowId) {
        count = { windowId, expiresAt: (windowId + 1) * windowMs, total: 0, unshared: 0 }
        counts.set(key, count)
      }
      count.total += counted
      count.unshared += counted
      return count.total <= hits
        ? { allowed: true }
        : { allowed: false, retryAfterS: (count.expiresAt - time) / 1000 }
    },
    async close() {
      clearInterval(timer)
      await sharing
    },
  }
}
