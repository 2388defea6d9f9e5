import type { ChangeEvent } from './kv-transport.ts'
import type { StoreDeps } from './store-deps.ts'

/** If the lock took longer than this, another tab was listening until it closed. */
const TAKEOVER_MS = 1000

type Listener = Readonly<{ onChange: (change: ChangeEvent) => void; onResync: () => void }>

/**
 * Only one tab of a browser listens for changes, because a browser opens at most six connections to a server. When that tab
 * closes, another takes over.
 */
export function followChanges(
  { subscribeToChanges, runAlone, clock, report }: StoreDeps,
  listener: Listener,
): () => void {
  const ended = Promise.withResolvers<void>()
  const askedAt = clock.now()
  let isClosed = false
  runAlone('change-feed', async () => {
    if (isClosed) return
    const stop = subscribeToChanges(listener)
    // Events between the other tab's closing and now were missed.
    if (clock.now() - askedAt > TAKEOVER_MS) listener.onResync()
    await ended.promise
    stop()
  }).catch(report)
  return () => {
    isClosed = true
    ended.resolve()
  }
}
