import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { AppError } from './errors.ts'

const TRY_AGAIN_S = 60

/** No request is answered by a clock that has just jumped: sessions would end. */
export function requireSteadyClock({ clock }: Pick<Deps, 'clock'>): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.path.startsWith('/api/health/')) {
      await clock.look()
      if (!clock.isTrusted()) throw new AppError('unavailable', { retryAfterS: TRY_AGAIN_S })
    }
    await next()
  }
}
