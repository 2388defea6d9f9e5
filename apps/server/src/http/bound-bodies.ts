import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimitOf, SMALL_BODY } from '../costs/body-limits.ts'
import { AppError } from './errors.ts'

/**
 * Enforces each route's body limit. A declared length is checked before anything is read; a body without one is counted
 * while it is read. Small bodies are read here. Larger ones are read only when the route asks for them, which is after
 * authentication.
 */
export function boundBodies(): MiddlewareHandler {
  return async (c, next) => {
    const { maxBytes, code } = bodyLimitOf(c.req.method, c.req.path)
    const isChunked = c.req.header('transfer-encoding') !== undefined
    const declared = c.req.header('content-length')
    if (declared !== undefined && !isChunked) {
      if (Number(declared) > maxBytes) throw new AppError(code)
      // The HTTP parser never passes on more than the declared length.
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
    // The route may have answered something else when its body broke off; the limit wins.
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
