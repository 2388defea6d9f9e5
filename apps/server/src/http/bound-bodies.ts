import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimitOf, SMALL_BODY } from './body-limits.ts'
import { AppError } from './errors.ts'

/**
 * No route reads more of a body than its limit: a declared length is judged before anything is read, and a body
 * without one is counted while it is read. Small bodies are read here, so that every route refuses them alike; larger ones
 * only when the route asks for them, which is after it knows who is asking.
 */
export function boundBodies(): MiddlewareHandler {
  return async (c, next) => {
    const { maxBytes, code } = bodyLimitOf(c.req.method, c.req.path)
    const isChunked = c.req.header('transfer-encoding') !== undefined
    const declared = c.req.header('content-length')
    if (declared !== undefined && !isChunked) {
      if (Number(declared) > maxBytes) throw new AppError(code)
      // The HTTP parser hands over no more than the declared length.
      return next()
    }
    if (maxBytes === 0 && isChunked) throw new AppError(code)
    const { body } = c.req.raw
    if (!body) return next()

    const refusal = new AppError(code)
    const counted = countBytes(body, maxBytes, refusal)
    if (maxBytes <= SMALL_BODY.maxBytes) replaceBody(c, await new Response(counted.stream).arrayBuffer())
    else replaceBody(c, counted.stream)
    await next()
    // Whatever the route made of a body that broke off.
    if (counted.isOver()) throw refusal
  }
}

function countBytes(body: ReadableStream<Uint8Array>, maxBytes: number, refusal: AppError) {
  const reader = body.getReader()
  let bytes = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        if (bytes > maxBytes) controller.error(refusal)
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return { stream, isOver: () => bytes > maxBytes }
}

function replaceBody(c: Context, body: string | ArrayBuffer | ReadableStream<Uint8Array>): void {
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  c.req.raw = new Request(c.req.raw, init)
}
