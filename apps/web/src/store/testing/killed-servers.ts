import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { freshDatabase } from '../../../../server/src/testing/fresh-database.ts'
import { signInOver, signUpOver, startServerProcess } from '../../../../server/src/testing/server-process.ts'
import type { LocalDatabase } from '../local-database.ts'
import { createDeviceOpener } from './device-over.ts'
import type { ManualClock } from './manual-clock.ts'

/** Server processes that are killed and started again: one on SQLite, two on one PostgreSQL, each with a device of its own. */
export async function openKilledServers(engine: 'sqlite' | 'postgres') {
  const where = await freshDatabase(engine)
  const servers = [await startServerProcess(where)]
  if (engine === 'postgres') servers.push(await startServerProcess(where))
  const urlFor = (device: number) => servers[device % servers.length]?.url ?? ''
  const sam = await signUpOver(urlFor(0), 'sam@example.org')
  // Each device has a session of its own, as browsers have.
  const cookies = [sam.headers.cookie, await signInOver(urlFor(0), 'sam@example.org')] as const
  const devices = createDeviceOpener()
  const get = async (path: string) =>
    (await devices.fetch(`${urlFor(0)}${path}`, { headers: sam.headers })).json()

  return {
    /** It hears of no change, and asks. */
    openDevice(place: 0 | 1, clock: ManualClock, database?: LocalDatabase) {
      const ask: typeof fetch = (path, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', cookies[place])
        return devices.fetch(`${urlFor(place)}${path}`, { ...init, headers, keepalive: false })
      }
      const line = { userId: sam.userId, ask, subscribeToChanges: () => () => undefined }
      return devices.open(line, clock, database)
    },
    /** Whatever the server of this device is doing. */
    async kill(place: number): Promise<void> {
      const at = place % servers.length
      await servers[at]?.kill('SIGKILL')
      servers[at] = await startServerProcess(where)
    },
    get,
    stored: async (key: DocumentKey) =>
      (await get(`/api/kv?userId=${sam.userId}&key=${key}&absent=null`)).value,
    save: (key: DocumentKey, value: unknown) => {
      const path = `/api/kv?userId=${sam.userId}&key=${key}`
      const request = { method: 'POST', headers: sam.headers, body: JSON.stringify({ value }) }
      return devices.fetch(`${urlFor(0)}${path}`, request)
    },
    flushTasks: devices.flushTasks,
    async close() {
      devices.close()
      for (const server of servers) await server.kill('SIGKILL')
      await where.remove()
    },
  }
}
