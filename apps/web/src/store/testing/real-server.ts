import { type DocumentKey, isDocumentKey } from '@pennyplate/contract/documents/document-keys'
import { PASSWORD, signUp, startTestServer } from '../../../../server/src/testing/test-server.ts'
import type { SubscribeToChanges } from '../kv-transport.ts'
import type { LocalDatabase } from '../local-database.ts'
import { createDeviceOpener } from './device-over.ts'
import type { ManualClock } from './manual-clock.ts'

const ORIGIN = 'http://localhost:3000'

type Session = { cookie: string }

/** The real server over a real database, and devices that reach it with our API client through fetch. */
export async function openRealServer({ startsAt }: Readonly<{ startsAt?: string }> = {}) {
  const server = await startTestServer({
    env: { RATE_LIMIT_SCALE: '0' },
    ...(startsAt === undefined ? {} : { startsAt }),
  })
  const person = await signUp(server)
  const devices = createDeviceOpener()

  async function signIn(): Promise<Session> {
    const { post, cookies } = server.visitor()
    await post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  const subscribeToChanges: SubscribeToChanges = (listener) =>
    server.deps.changes.subscribe(person.householdId, {
      onChange: ({ key, revision, deleted }) => {
        if (isDocumentKey(key)) listener.onChange({ key, revision, isDeleted: deleted === true })
      },
      onResync: listener.onResync,
    })

  function openDevice(clock: ManualClock, session: Session, database?: LocalDatabase) {
    const ask: typeof fetch = async (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('host', 'localhost:3000')
      headers.set('origin', ORIGIN)
      headers.set('cookie', session.cookie)
      return server.app.request(`${ORIGIN}${path}`, { ...init, headers, keepalive: false })
    }
    const line = { userId: person.userId, ask, subscribeToChanges }
    return Object.assign(devices.open(line, clock, database), { session })
  }

  return {
    server,
    person,
    signIn,
    openDevice,
    flushTasks: devices.flushTasks,
    stored: async (key: DocumentKey = 'pantry') => (await person.get(person.kv(key))).json?.value ?? [],
    save: (key: DocumentKey, value: unknown) => person.post(person.kv(key), { value }),
    async close() {
      devices.close()
      await server.close()
    },
  }
}

export type RealDevice = ReturnType<Awaited<ReturnType<typeof openRealServer>>['openDevice']>
