import { callApi } from '../lib/api-client.ts'
import { browserChangeFeed } from './browser-change-feed.ts'
import { browserClock } from './clock.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { withMemoryFallback } from './fallback-database.ts'
import { createHttpTransport } from './http-transport.ts'
import { openIndexedDatabase } from './indexed-database.ts'
import { removeLegacyCopies } from './legacy-copies.ts'
import { randomId } from './random-id.ts'
import { createBrowserTurns } from './run-alone.ts'
import type { StoreDeps } from './store-deps.ts'
import { createBrowserChannel } from './tab-channel.ts'

type Tell = Pick<StoreDeps, 'onRefused'> & Readonly<{ onCopiesUnavailable: () => void }>

/** The store of one user on the real browser. */
export function openBrowserStore(userId: string, { onRefused, onCopiesUnavailable }: Tell): DocumentStore {
  removeLegacyCopies()
  const inTurn = createBrowserTurns()
  return createDocumentStore({
    transport: createHttpTransport(userId, callApi),
    feed: browserChangeFeed,
    database: withMemoryFallback(() => openIndexedDatabase(userId), onCopiesUnavailable),
    channel: createBrowserChannel(userId),
    runAlone: (name, task) => inTurn(`pennyplate-${userId}-${name}`, task),
    clock: browserClock,
    newId: randomId,
    isOnline: () => navigator.onLine,
    onRefused,
    report: (error) => globalThis.reportError(error),
  })
}

/** Calls back when the page goes away, which leaves no time for anything but what goes at once. Answers how to stop. */
export function onLeave(leave: () => void): () => void {
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}

/** Calls back whenever there is reason to send what waits. Answers how to stop. */
export function onWakeUp(wake: () => void): () => void {
  // On leaving, what waits for its second of quiet goes at once: a phone may never come back to this page.
  const occasions = [
    [window, 'online'],
    [window, 'offline'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const
  for (const [target, event] of occasions) target.addEventListener(event, wake)
  return () => {
    for (const [target, event] of occasions) target.removeEventListener(event, wake)
  }
}
