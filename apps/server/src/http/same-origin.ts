import type { MiddlewareHandler } from 'hono'
import { AppError } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must come from our own pages. Browsers say where a request comes from and pages
 * cannot forge it; programs that send neither header carry no cookie they were not given.
 */
export function requireSameOrigin(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && isCrossSite(c.req.raw.headers, baseUrl))
      throw new AppError('cross_site')
    await next()
  }
}

export function isCrossSite(headers: Headers, baseUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (!origin) return false
  return origin !== baseUrl && ownOrigin(headers) === undefined
}

/** The address this person uses, which behind a door to the house may be another than the one in the settings. */
export function ownOrigin(headers: Headers): string | undefined {
  const origin = headers.get('origin')
  return origin && URL.parse(origin)?.host === headers.get('host') ? origin : undefined
}
