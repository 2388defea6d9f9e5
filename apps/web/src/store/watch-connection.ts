import type { KvTransport } from './kv-transport.ts'

/** What the last answer, of whatever call, said about the server and the session. */
type Connection = Readonly<{ isServerReachable: boolean; isSignedIn: boolean }>

export function watchConnection(transport: KvTransport, onChange: () => void) {
  let connection: Connection = { isServerReachable: true, isSignedIn: true }

  async function seen<T extends Readonly<{ kind: string; status?: number }>>(call: Promise<T>): Promise<T> {
    const answer = await call
    const isServerReachable = answer.kind !== 'unreachable' && (answer.status ?? 0) < 500
    const isSignedIn = answer.kind !== 'signed-out'
    const hasChanged =
      isServerReachable !== connection.isServerReachable || isSignedIn !== connection.isSignedIn
    connection = { isServerReachable, isSignedIn }
    if (hasChanged) onChange()
    return answer
  }

  const watched: KvTransport = {
    read: (key) => seen(transport.read(key)),
    readAll: () => seen(transport.readAll()),
    write: (key, value, on) => seen(transport.write(key, value, on)),
    remove: (key, on) => seen(transport.remove(key, on)),
    removeAll: () => seen(transport.removeAll()),
  }
  return { transport: watched, connection: () => connection }
}
