import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { outgoingOf } from '../../http/outgoing.ts'
import { findActor, requireActor, type SignedIn } from '../../http/session.ts'
import { createEventOutbox } from './event-outbox.ts'

/** Shorter than the idle timeouts of common proxies. */
const HEARTBEAT_MS = 25_000
const STREAMS_PER_HOUSEHOLD = 20
const UNREAD_BYTES_MAX = 2048
const LOOK_EVERY_MS = 200

/** Left alone, a socket buffers hundreds of unread events, at about a kilobyte of memory each. */
async function untilRead(outgoing: ServerResponse | undefined): Promise<void> {
  while (outgoing && !outgoing.destroyed && outgoing.writableLength > UNREAD_BYTES_MAX)
    await wait(LOOK_EVERY_MS)
}

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
      const outbox = createEventOutbox(async (event) => {
        await stream.writeSSE(event)
        await untilRead(outgoingOf(c))
      })
      const unsubscribe = deps.changes.subscribe(householdId, {
        onChange: outbox.change,
        onResync: outbox.resync,
      })
      const heartbeat = setInterval(async () => {
        // A browser that went to sleep opens a new stream when it wakes up.
        if (outbox.hasStalled()) outgoingOf(c)?.destroy()
        // A revoked session stops getting events within one heartbeat, as does one that cannot be looked up.
        else if (await findActor(deps, c.req.raw.headers).catch(() => undefined)) outbox.say('ping')
        else ended.resolve()
      }, HEARTBEAT_MS)
      try {
        outbox.say('ready')
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
