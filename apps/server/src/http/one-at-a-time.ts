import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send the next request after the answer; a few clients send a handful ahead. */
const WAITING_MAX = 32

/**
 * Starts a connection's next request when the answer before it is sent. HTTP/1.1 answers in order, so nothing is lost, and
 * a client that reads nothing holds one answer. Node stops reading such a client, but only after it started every request
 * of the bytes it has.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    if (!socket.writable) return
    const start = () => {
      outgoing.once('close', () => startNext(socket))
      listener(incoming, outgoing)
    }
    const queue = waiting.get(socket)
    if (!queue) {
      waiting.set(socket, [])
      start()
    } else if (queue.length < WAITING_MAX) queue.push(start)
    else socket.destroy()
  }

  function startNext(socket: Socket): void {
    const next = socket.writable ? waiting.get(socket)?.shift() : undefined
    if (next) next()
    else waiting.delete(socket)
  }
}
