import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { AppError } from './errors.ts'
import { outgoingOf } from './outgoing.ts'

const REQUESTS_MAX = 256
/** What an address may leave unread before it gets further answers. A page of the app takes half a megabyte. */
const UNREAD_BYTES_MAX = 16 * 1024 * 1024
const RETRY_AFTER_S = 5

/** Bounds what one address has the server work on and hold for it. Event streams have limits of their own. */
export function limitInFlight({ config }: Pick<Deps, 'config'>): MiddlewareHandler {
  const inFlight = new Map<string, Set<ServerResponse>>()
  const requestsMax = REQUESTS_MAX * config.rateLimitScale
  return async (c, next) => {
    const outgoing = outgoingOf(c)
    if (!outgoing || requestsMax === 0) return next()
    const address = clientAddress(c, config.trustedProxies)
    const own = inFlight.get(address) ?? new Set()
    if (own.size >= requestsMax || unreadBytes(own) > UNREAD_BYTES_MAX)
      throw new AppError('busy', { retryAfterS: RETRY_AFTER_S })
    inFlight.set(address, own.add(outgoing))
    const forget = () => {
      own.delete(outgoing)
      if (own.size === 0 && inFlight.get(address) === own) inFlight.delete(address)
    }
    outgoing.once('close', forget)
    await next()
    if (c.res.headers.get('content-type')?.startsWith('text/event-stream')) forget()
  }
}

function unreadBytes(answers: Iterable<ServerResponse>): number {
  let bytes = 0
  for (const { writableLength } of answers) bytes += writableLength
  return bytes
}
