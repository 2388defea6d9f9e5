import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { callApi } from '../../lib/api-client.ts'
import { createDocumentStore } from '../document-store.ts'
import type { DroppedCommand, RecipeProblem } from '../dropped-command.ts'
import { createHttpTransport } from '../http-transport.ts'
import type { ChangeEvent, SubscribeToChanges } from '../kv-transport.ts'
import { createMemoryDatabase } from '../local-database.ts'
import { createPageQueue } from '../run-alone.ts'
import type { ManualClock } from './manual-clock.ts'

/** How a request ends: it passes, never arrives, loses its response, or gets a 503. */
type Network = 'passes' | 'cut' | 'answer-lost' | 'unavailable'

/** What a device needs of the server it reaches. */
type Line = Readonly<{
  userId: string
  ask: typeof fetch
  subscribeToChanges: SubscribeToChanges
}>

/** Opens devices that reach servers with our API client. Their requests are counted until their answers were handled. */
export function createDeviceOpener() {
  const openRequests = new Set<Promise<unknown>>()
  const fetchBefore = globalThis.fetch
  let fetchOfDevice = fetchBefore
  globalThis.fetch = (...request) => fetchOfDevice(...request)

  function open(line: Line, clock: ManualClock, database = createMemoryDatabase()) {
    const device = {
      network: 'passes' as Network,
      getsEvents: true,
      dropped: [] as DroppedCommand[],
      problems: [] as RecipeProblem[],
      recipes: new Map<string, OwnRecipe>(),
      errors: [] as unknown[],
    }
    const ask: typeof fetch = async (path, init) => {
      if (device.network === 'cut') throw new TypeError('Failed to fetch')
      if (device.network === 'unavailable') return Response.json({ error: 'unavailable' }, { status: 503 })
      const answer = await line.ask(path, init)
      if (device.network === 'answer-lost') throw new TypeError('Failed to fetch')
      return answer
    }
    const fetchAsDevice: typeof fetch = (path, init) => {
      const asked = ask(path, init)
      openRequests.add(asked)
      return asked.finally(() => openRequests.delete(asked))
    }
    // callApi calls fetch before its first await, so fetch still belongs to this device.
    const call: typeof callApi = (path, request) => {
      fetchOfDevice = fetchAsDevice
      return callApi(path, request)
    }
    const store = createDocumentStore({
      transport: createHttpTransport(line.userId, call),
      subscribeToChanges: (listener) =>
        line.subscribeToChanges({
          onChange: (change: ChangeEvent) => {
            if (device.getsEvents) listener.onChange(change)
          },
          onResync: listener.onResync,
        }),
      database,
      channel: { post: () => undefined, onMessage: () => undefined, close: () => undefined },
      runAlone: createPageQueue(),
      clock,
      newId: () => crypto.randomUUID(),
      isOnline: () => device.network !== 'cut',
      onRefused: (key, refusal) => device.errors.push({ key, refusal }),
      onDropped: (dropped) => device.dropped.push(dropped),
      keepRecipe: async (id, recipe) =>
        void (recipe ? device.recipes.set(id, recipe) : device.recipes.delete(id)),
      onRecipeProblem: (problem) => device.problems.push(problem),
      report: (error) => device.errors.push(error),
    })
    return Object.assign(device, { store, database })
  }

  return {
    open,
    fetch: fetchBefore,
    /** Resolves once all requests have ended and their responses were handled. */
    async flushTasks(): Promise<void> {
      for (let quiet = 0; quiet < 3; quiet = openRequests.size === 0 ? quiet + 1 : 0) {
        await Promise.allSettled(openRequests)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    close() {
      globalThis.fetch = fetchBefore
    },
  }
}
