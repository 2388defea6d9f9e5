import type { Deps } from '../deps.ts'

const LEASE_MS = 5 * 60 * 1000
const KEPT_AGAIN_AFTER_MS = 60 * 1000

type LeaseDeps = Pick<Deps, 'database' | 'now' | 'randomId'>

export type Lease = {
  /** Renews the lease; false when another server holds it. */
  keep: () => Promise<boolean>
  /** The date and settings that the daily checks were last done for. */
  doneFor: string
  finish: (doneFor: string) => Promise<void>
}

/**
 * Lets one server at a time do some work. If it dies, another takes over when the lease expires. A lease only avoids
 * duplicate work: two servers may still overlap, so the work must be safe to run twice.
 */
export async function withLease(
  deps: LeaseDeps,
  name: string,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const { db } = deps.database
  const holder = deps.randomId()
  const expiry = () => new Date(deps.now().getTime() + LEASE_MS).toISOString()
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, expires_at: expiry(), done_for: '' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at: expiry() })
        .where('leases.expires_at', '<', deps.now().toISOString()),
    )
    .returning('done_for')
    .executeTakeFirst()
  if (!taken) return false
  const own = () => db.updateTable('leases').where('name', '=', name).where('holder', '=', holder)
  let keptAt = deps.now().getTime()
  try {
    await work({
      doneFor: taken.done_for,
      keep: async () => {
        if (deps.now().getTime() - keptAt < KEPT_AGAIN_AFTER_MS) return true
        keptAt = deps.now().getTime()
        const kept = await own().set({ expires_at: expiry() }).executeTakeFirst()
        return kept.numUpdatedRows > 0n
      },
      finish: async (doneFor) => {
        await own().set({ done_for: doneFor }).execute()
      },
    })
  } finally {
    await own().set({ expires_at: '' }).execute()
  }
  return true
}
