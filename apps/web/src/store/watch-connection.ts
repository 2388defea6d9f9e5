import type { KvTransport } from './kv-transport.ts'

/** What the last response said about the server and the session. */
type Connection = Readonly<{ isServerReachable: boolean; isSignedIn: boolean }>

/** Wraps the transport and notes after each call whether the server is reachable and the user signed in. */
export function watchConnection(transport: KvTransport, onChange: () => void) {
  let connection: Connection = { isServerReachable: true, isSignedIn: true }

  async function observe<T extends Readonly<{ kind: string; status?: number }>>(
    call: Promise<T>,
  ): Promise<T> {
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
    read: (key) => observe(transport.read(key)),
    readAll: () => observe(transport.readAll()),
    write: (key, value, on) => observe(transport.write(key, value, on)),
    remove: (key, on) => observe(transport.remove(key, on)),
    command: (entry) => observe(transport.command(entry)),
    recipe: (entry) => observe(transport.recipe(entry)),
    removeAll: () => observe(transport.removeAll()),
  }
  return { transport: watched, connection: () => connection }
}
