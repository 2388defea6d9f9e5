import { type DocumentKey, isDocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { PASSWORD, signUp, startTestServer } from '../../../../server/src/testing/test-server.ts'
import { callApi } from '../../lib/api-client.ts'
import { createDocumentStore } from '../document-store.ts'
import type { DroppedCommand, RecipeProblem } from '../dropped-command.ts'
import { createHttpTransport } from '../http-transport.ts'
import { createMemoryDatabase } from '../local-database.ts'
import { createPageQueue } from '../run-alone.ts'
import type { ManualClock } from './manual-clock.ts'

/** How a request ends: it passes, never arrives, loses its response, or gets a 503. */
type Network = 'passes' | 'cut' | 'answer-lost' | 'unavailable'

const ORIGIN = 'http://localhost:3000'

type Session = { cookie: string }

/** The real server over a real database, and devices that reach it with our API client through fetch. */
export async function openRealServer({ startsAt }: Readonly<{ startsAt?: string }> = {}) {
  const server = await startTestServer({
    env: { RATE_LIMIT_SCALE: '0' },
    ...(startsAt === undefined ? {} : { startsAt }),
  })
  const person = await signUp(server)
  const openRequests = new Set<Promise<unknown>>()
  let fetchOfDevice = globalThis.fetch
  const fetchBefore = globalThis.fetch
  globalThis.fetch = (...request) => fetchOfDevice(...request)

  async function signIn(): Promise<Session> {
    const { post, cookies } = server.visitor()
    await post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  function openDevice(clock: ManualClock, session: Session, database = createMemoryDatabase()) {
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
      const headers = new Headers(init?.headers)
      headers.set('host', 'localhost:3000')
      headers.set('origin', ORIGIN)
      headers.set('cookie', session.cookie)
      const answer = await server.app.request(`${ORIGIN}${path}`, { ...init, headers, keepalive: false })
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
      transport: createHttpTransport(person.userId, call),
      subscribeToChanges: (listener) =>
        server.deps.changes.subscribe(person.householdId, {
          onChange: ({ key, revision, deleted }) => {
            if (device.getsEvents && isDocumentKey(key))
              listener.onChange({ key, revision, isDeleted: deleted === true })
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
    return Object.assign(device, { store, session, database })
  }

  return {
    server,
    person,
    signIn,
    openDevice,
    /** Resolves once all requests have ended and their responses were handled. */
    async flushTasks(): Promise<void> {
      for (let quiet = 0; quiet < 3; quiet = openRequests.size === 0 ? quiet + 1 : 0) {
        await Promise.allSettled(openRequests)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    stored: async (key: DocumentKey = 'pantry') => (await person.get(person.kv(key))).json?.value ?? [],
    save: (key: DocumentKey, value: unknown) => person.post(person.kv(key), { value }),
    async close() {
      globalThis.fetch = fetchBefore
      await server.close()
    },
  }
}

export type RealDevice = ReturnType<Awaited<ReturnType<typeof openRealServer>>['openDevice']>
