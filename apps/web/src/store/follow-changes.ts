import type { ChangeEvent } from './kv-transport.ts'
import type { StoreDeps } from './store-deps.ts'

/** Who got the turn later than this waited for another tab to close. */
const TAKEOVER_MS = 1000

type Follower = Readonly<{ onChange: (change: ChangeEvent) => void; onResync: () => void }>

/**
 * One tab of a browser listens for all of them: a browser opens only six connections to a server, and every tab that
 * listened would keep one. When that tab closes, the next in turn takes over.
 */
export function followChanges({ feed, runAlone, clock, report }: StoreDeps, follower: Follower): () => void {
  const ended = Promise.withResolvers<void>()
  const askedAt = clock.now()
  let isClosed = false
  runAlone('change-feed', async () => {
    if (isClosed) return
    const stop = feed(follower)
    // Between the tab before this one and now nobody listened.
    if (clock.now() - askedAt > TAKEOVER_MS) follower.onResync()
    await ended.promise
    stop()
  }).catch(report)
  return () => {
    isClosed = true
    ended.resolve()
  }
}
