import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** Enough to drain a body slightly over its limit; past this we stop reading and TCP backpressure stops the sender. */
const DISCARDED_BYTES_MAX = 16 * 1024 * 1024
const CLOSE_AFTER_MS = 5_000

/**
 * Closes the connection after a response sent before the whole body arrived, with `Connection: close`. It stays open for
 * a moment first: closing while the client still writes resets the connection, and the client may lose the response.
 */
export function closeUnreadBodies(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const incoming = incomingOf(c)
    if (!incoming || incoming.complete || !announcesBody(incoming)) return
    const { status, headers } = c.res
    const answer = new Uint8Array(await c.res.arrayBuffer())
    const closing = new Headers(headers)
    closing.set('Connection', 'close')
    closing.set('Content-Length', String(answer.length))
    c.res = new Response(thenDiscard(answer, incoming), { status, headers: closing })
  }
}

/** Undefined in tests that call the app without a server. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  const bindings: Partial<HttpBindings> | undefined = c.env
  return bindings?.incoming
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Sends the whole response in the first chunk, then ends the stream when the request body ends or the wait is over. */
function thenDiscard(answer: Uint8Array, incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(answer),
    async pull(controller) {
      await discardRest(incoming)
      controller.close()
    },
  })
}

function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (incoming.complete || incoming.destroyed) return resolve()
    let bytes = 0
    const timer = setTimeout(done, CLOSE_AFTER_MS)
    function done() {
      clearTimeout(timer)
      incoming.off('data', count).off('end', done).off('close', done)
      resolve()
    }
    function count(chunk: Buffer) {
      bytes += chunk.length
      if (bytes > DISCARDED_BYTES_MAX) incoming.pause()
    }
    // The listener that read the beginning would keep buffering, and then pause.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', done).once('close', done)
    incoming.resume()
  })
}
