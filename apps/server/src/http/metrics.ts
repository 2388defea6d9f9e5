import { timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from './errors.ts'

export function createMetrics(token: string | undefined) {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  if (token) collectDefaultMetrics({ register: registry })

  const measure: MiddlewareHandler = async (c, next) => {
    const started = performance.now()
    await next()
    const labels = { method: c.req.method, route: routePath(c), status: String(c.res.status) }
    seconds.observe(labels, (performance.now() - started) / 1000)
  }

  const routes = new Hono().get('/metrics', async (c) => {
    // Without a configured token the endpoint does not exist.
    if (!token) throw new AppError('not_found')
    if (!sameText(c.req.header('authorization') ?? '', `Bearer ${token}`)) throw new AppError('unauthorized')
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })

  return { measure: token ? measure : undefined, routes }
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
