import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimitOf } from '../costs/body-limits.ts'
import { announcedBytes, hitsOfBytes } from '../costs/request-cost.ts'
import type { Deps } from '../deps.ts'
import type { Reservation } from './body-room.ts'
import { clientAddress } from './client-address.ts'
import { incomingOf } from './close-unread.ts'
import { AppError } from './errors.ts'
import type { LimitVerdict } from './limit-rule.ts'
import type { Limits, NarrowRule } from './limits.ts'
import type { SignedIn } from './session.ts'

export function refuse(verdict: LimitVerdict): void {
  if (!verdict.allowed) throw new AppError('rate_limited', { retryAfterS: verdict.retryAfterS })
}

export type Count = readonly [rule: NarrowRule, who: string]

/**
 * Limits what succeeds. Counted before, so that many at once cannot pass, and given back if it fails: a mistyped password
 * opens no account.
 */
export async function limitSuccesses<T>(
  limits: Limits,
  counts: readonly Count[],
  attempt: () => Promise<T>,
  isSuccess: (result: T) => boolean,
): Promise<T> {
  const taken: Count[] = []
  let hasSucceeded = false
  try {
    for (const count of counts) {
      taken.push(count)
      refuse(await limits.narrow(...count))
    }
    const result = await attempt()
    hasSucceeded = isSuccess(result)
    return result
  } finally {
    if (!hasSucceeded) for (const count of taken) await limits.giveBack(...count)
  }
}

export function limitByAddress(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    refuse(deps.limits.flood('address', clientAddress(c, deps.config.trustedProxies)))
    await next()
  }
}

const NO_ROOM_RETRY_S = 5

/** Runs before the body is read: counts the request with its size, and reserves memory for a large body. */
export function limitByHousehold(deps: Deps): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const { householdId } = c.var.actor
    const bytes = announcedBytes(c, bodyLimitOf(c.req.method, c.req.path).maxBytes)
    refuse(deps.limits.flood('household', householdId, 1 + hitsOfBytes(bytes)))
    const incoming = incomingOf(c)
    const isWaiting = () => incoming !== undefined && !incoming.complete
    await inBodyRoom(deps, c, { bytes, isWaiting }, next)
  }
}

/** Reserves memory for what a request will hold while `act` runs. Somebody who holds less may get it before `act` ends. */
export async function inBodyRoom<T>(
  { limits }: Deps,
  c: Context<SignedIn>,
  reserved: Pick<Reservation, 'bytes' | 'isWaiting'>,
  act: (givenUp: AbortSignal) => Promise<T>,
): Promise<T> {
  const { householdId, address = householdId } = c.var.actor
  const busy = () => new AppError('busy', { retryAfterS: NO_ROOM_RETRY_S })
  const stop = new AbortController()
  const evicted = Promise.withResolvers<never>()
  const giveUp = () => {
    stop.abort()
    evicted.reject(busy())
  }
  const release = limits.bodyRoom.take({ householdId, address, ...reserved, giveUp })
  if (!release) throw busy()
  try {
    return await Promise.race([act(stop.signal), evicted.promise])
  } finally {
    release()
  }
}

/** Call before work that costs more than a plain request. */
export function limitWork({ limits }: Deps, c: Context<SignedIn>, hits: number): void {
  refuse(limits.flood('household', c.var.actor.householdId, hits))
}

/** The same for requests without an account, counted by address. */
export function limitGuestWork({ limits, config }: Deps, c: Context, hits: number): void {
  refuse(limits.flood('address', clientAddress(c, config.trustedProxies), hits))
}

/** Call after work whose cost was not known before; it counts against the household's next requests. */
export function countWork({ limits }: Deps, c: Context<SignedIn>, hits: number): void {
  limits.flood('household', c.var.actor.householdId, hits)
}
