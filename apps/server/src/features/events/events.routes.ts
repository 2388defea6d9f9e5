import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { findActor, requireActor, type SignedIn } from '../../http/session.ts'

/** Shorter than the idle timeouts of common proxies. */
const HEARTBEAT_MS = 25_000
const STREAMS_PER_HOUSEHOLD = 20

export function eventsRoutes(deps: Deps) {
  const open = new Map<string, number>()
  return new Hono<SignedIn>().get('/api/events', requireActor(deps), (c) => {
    const { householdId } = c.var.actor
    if ((open.get(householdId) ?? 0) >= STREAMS_PER_HOUSEHOLD)
      throw new AppError('rate_limited', { retryAfterS: 30 })
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      open.set(householdId, (open.get(householdId) ?? 0) + 1)
      const ended = Promise.withResolvers<void>()
      stream.onAbort(() => ended.resolve())
      deps.openStreams.add(ended.resolve)
      const unsubscribe = deps.changes.subscribe(householdId, {
        onChange: (change) => void stream.writeSSE({ event: 'change', data: JSON.stringify(change) }),
        onResync: () => void stream.writeSSE({ event: 'resync', data: '{}' }),
      })
      const heartbeat = setInterval(async () => {
        // A revoked session stops getting events within one heartbeat.
        if (await findActor(deps, c.req.raw.headers)) await stream.writeSSE({ event: 'ping', data: '{}' })
        else ended.resolve()
      }, HEARTBEAT_MS)
      try {
        await stream.writeSSE({ event: 'ready', data: '{}' })
        await ended.promise
      } finally {
        clearInterval(heartbeat)
        unsubscribe()
        deps.openStreams.delete(ended.resolve)
        const left = (open.get(householdId) ?? 1) - 1
        if (left > 0) open.set(householdId, left)
        else open.delete(householdId)
      }
    })
  })
}
