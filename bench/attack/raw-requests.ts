import { connect } from 'node:net'

/** Sends raw bytes and returns everything received until the server closes the connection or the wait is over. */
export function sendRaw(
  origin: string,
  bytes: string,
  waitMs = 2000,
): Promise<{ said: string; isClosed: boolean }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(Number(port || 80), hostname)
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ said, isClosed })
    }
    const timer = setTimeout(() => end(false), waitMs)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      said += chunk
    })
    socket.once('error', () => end(true))
    socket.once('close', () => end(true))
    socket.write(bytes, 'latin1')
  })
}

/** Starts requests that are never finished. Resolves once they are sent, with a function that closes them. */
export async function hangOpen(origin: string, count: number, bytes: string): Promise<() => void> {
  const { hostname, port } = new URL(origin)
  const sockets = Array.from({ length: count }, () => connect(Number(port || 80), hostname))
  const begun = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.on('error', () => resolve())
        socket.on('connect', () => socket.write(bytes, () => resolve()))
        socket.resume()
      }),
  )
  await Promise.all(begun)
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}
