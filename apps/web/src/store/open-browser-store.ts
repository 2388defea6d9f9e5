import { callApi } from '../lib/api-client.ts'
import { browserClock } from './clock.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { withMemoryFallback } from './fallback-database.ts'
import { createHttpTransport } from './http-transport.ts'
import { openIndexedDatabase } from './indexed-database.ts'
import { removeLegacyCopies } from './legacy-copies.ts'
import { keepOwnRecipe } from './own-recipes-copy.ts'
import { tellOwnRecipesChanged } from './own-recipes-news.ts'
import { randomId } from './random-id.ts'
import { createBrowserQueue } from './run-alone.ts'
import { subscribeToServerEvents } from './server-events.ts'
import type { StoreDeps } from './store-deps.ts'
import { createBrowserChannel } from './tab-channel.ts'

type Callbacks = Pick<StoreDeps, 'onRefused' | 'onDropped' | 'onRecipeProblem'> &
  Readonly<{ onCopiesUnavailable: () => void }>

/** One household's store in a real browser. */
export function openBrowserStore(
  { userId, householdId }: Readonly<{ userId: string; householdId: string }>,
  { onCopiesUnavailable, ...callbacks }: Callbacks,
): DocumentStore {
  removeLegacyCopies()
  const runInTurn = createBrowserQueue()
  return createDocumentStore({
    transport: createHttpTransport(userId, callApi),
    subscribeToChanges: subscribeToServerEvents,
    database: withMemoryFallback(() => openIndexedDatabase(householdId, userId), onCopiesUnavailable),
    channel: createBrowserChannel(householdId),
    runAlone: (name, task) => runInTurn(`pennyplate-${householdId}-${name}`, task),
    clock: browserClock,
    newId: randomId,
    isOnline: () => navigator.onLine,
    ...callbacks,
    keepRecipe: async (id, recipe) => {
      await keepOwnRecipe(householdId, id, recipe)
      tellOwnRecipesChanged({ id, recipe })
    },
    report: (error) => globalThis.reportError(error),
  })
}

/** Calls back on pagehide, when only synchronous work still runs. Returns a function that stops it. */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener)
  return () => window.removeEventListener('pagehide', listener)
}

/** Calls back whenever pending edits should be sent. Returns a function that stops it. */
export function onWakeUp(wake: () => void): () => void {
  // Hiding the page counts too: a phone may never return to it.
  const events = [
    [window, 'online'],
    [window, 'offline'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const
  for (const [target, event] of events) target.addEventListener(event, wake)
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, wake)
  }
}
