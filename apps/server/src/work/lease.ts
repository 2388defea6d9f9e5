import type { Deps } from '../deps.ts'

const LEASE_MS = 5 * 60 * 1000
const KEPT_AGAIN_AFTER_MS = 60 * 1000

type LeaseDeps = Pick<Deps, 'database' | 'now' | 'randomId'>

export type Lease = {
  /** Holds on to it for another while; false when another server has it. */
  keep: () => Promise<boolean>
  /** What daily work was last done for. */
  doneFor: string
  finish: (doneFor: string) => Promise<void>
}

/**
 * Lets one server at a time do some work; one that dies is followed by another when its lease runs out. It saves work
 * rather than guards it: whatever runs under a lease must be harmless when it runs twice.
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
