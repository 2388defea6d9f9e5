import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'

export type RequestId = { Variables: { requestId: string } }

/** Logs one line per request: the route, never the query, the body or the user. */
export function logRequests(log: Log, randomId: () => string): MiddlewareHandler<RequestId> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomId()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    await next()
    log.debug('request', {
      requestId,
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
}
