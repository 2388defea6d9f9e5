import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { AppError } from './errors.ts'

const TRY_AGAIN_S = 60

/** Refuses requests while the clock has just jumped; otherwise sessions would expire. */
export function requireSteadyClock({ clock }: Pick<Deps, 'clock'>): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.path.startsWith('/api/health/')) {
      await clock.check()
      if (!clock.isTrusted()) throw new AppError('unavailable', { retryAfterS: TRY_AGAIN_S })
    }
    await next()
  }
}
