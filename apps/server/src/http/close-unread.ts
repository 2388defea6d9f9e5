import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** Enough to swallow any body that is a little too large; the sender of a larger one stops when nobody reads. */
const DISCARDED_BYTES_MAX = 16 * 1024 * 1024
const CLOSE_AFTER_MS = 5_000

/**
 * An answer given before the whole body arrived ends its connection, and says so. The connection is kept for a while
 * after the answer: closing it while the client still writes resets it, and the client may never see the answer.
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

/** Undefined where a test asks the app without a server. */
function incomingOf(c: Context): IncomingMessage | undefined {
  const bindings: Partial<HttpBindings> | undefined = c.env
  return bindings?.incoming
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The client has its whole answer with the first piece; the stream ends when the body did, or was waited for long enough. */
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
    // Who read the beginning would keep what follows, and stop reading.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', done).once('close', done)
    incoming.resume()
  })
}
