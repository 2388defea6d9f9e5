import { isDocumentKey } from '@pennyplate/contract/documents/document-keys'
import { PASSWORD, signUp, startTestServer } from '../../../../server/src/testing/test-server.ts'
import { callApi } from '../../lib/api-client.ts'
import { createDocumentStore } from '../document-store.ts'
import { createHttpTransport } from '../http-transport.ts'
import { createMemoryDatabase } from '../local-database.ts'
import { createTurns } from '../run-alone.ts'
import type { ManualClock } from './manual-clock.ts'

/** What becomes of a request: it arrives, it never does, its answer gets lost, or the server has trouble. */
type Weather = 'fair' | 'cut' | 'answer-lost' | 'trouble'

const ORIGIN = 'http://localhost:3000'

type Session = Readonly<{ cookie: string }>

/** The real server over a real database, and devices that reach it as browsers do: our API client, through fetch. */
export async function openRealServer() {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0' } })
  const person = await signUp(server)
  let underWay = 0
  let fetchOfCaller = globalThis.fetch
  const fetchBefore = globalThis.fetch
  globalThis.fetch = (...request) => fetchOfCaller(...request)

  async function signIn(): Promise<Session> {
    const { post, cookies } = server.visitor()
    await post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  function openDevice(clock: ManualClock, session: Session, database = createMemoryDatabase()) {
    const device = { weather: 'fair' as Weather, isHearing: true, errors: [] as unknown[] }
    const travel: typeof fetch = async (path, init) => {
      underWay++
      try {
        if (device.weather === 'cut') throw new TypeError('Failed to fetch')
        if (device.weather === 'trouble') return Response.json({ error: 'unavailable' }, { status: 503 })
        const headers = new Headers(init?.headers)
        headers.set('host', 'localhost:3000')
        headers.set('origin', ORIGIN)
        headers.set('cookie', session.cookie)
        const answer = await server.app.request(`${ORIGIN}${path}`, { ...init, headers, keepalive: false })
        if (device.weather === 'answer-lost') throw new TypeError('Failed to fetch')
        return answer
      } finally {
        underWay--
      }
    }
    // A call asks fetch before it first waits, so this is the device that called.
    const call: typeof callApi = (path, request) => {
      fetchOfCaller = travel
      return callApi(path, request)
    }
    const store = createDocumentStore({
      transport: createHttpTransport(person.userId, call),
      feed: (hear) =>
        server.deps.changes.subscribe(person.userId, {
          onChange: ({ key, revision, deleted }) => {
            if (device.isHearing && isDocumentKey(key))
              hear.onChange({ key, revision, isDeleted: deleted === true })
          },
          onMissed: hear.onResync,
        }),
      database,
      channel: { announce: () => undefined, listen: () => undefined, close: () => undefined },
      runAlone: createTurns(),
      clock,
      newId: () => crypto.randomUUID(),
      isOnline: () => device.weather !== 'cut',
      onRefused: (key, refusal) => device.errors.push({ key, refusal }),
      report: (error) => device.errors.push(error),
    })
    return Object.assign(device, { store, session, database })
  }

  return {
    signIn,
    openDevice,
    /** Everything that was sent has arrived or failed, and everybody has dealt with it. */
    async calm(): Promise<void> {
      for (let quiet = 0; quiet < 3; quiet = underWay === 0 ? quiet + 1 : 0)
        await new Promise((resolve) => setImmediate(resolve))
    },
    stored: async () => (await person.get(person.kv('pantry'))).json?.value ?? [],
    async close() {
      globalThis.fetch = fetchBefore
      await server.close()
    },
  }
}

export type RealDevice = ReturnType<Awaited<ReturnType<typeof openRealServer>>['openDevice']>
