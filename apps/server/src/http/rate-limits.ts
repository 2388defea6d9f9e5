import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { AppError } from './errors.ts'
import type { LimitVerdict } from './limits.ts'
import type { SignedIn } from './session.ts'

export function refuse(verdict: LimitVerdict): void {
  if (!verdict.allowed) throw new AppError('rate_limited', { retryAfterS: verdict.retryAfterS })
}

export function limitByAddress(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    refuse(deps.limits.flood('address', clientAddress(c, deps.config.trustedProxies)))
    await next()
  }
}

export function limitByUser(deps: Deps): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    refuse(deps.limits.flood('user', c.var.actor.userId))
    await next()
  }
}
