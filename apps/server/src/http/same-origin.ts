import type { MiddlewareHandler } from 'hono'
import { AppError } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Requests that change something must come from our own pages (CSRF). Browsers send Sec-Fetch-Site and Origin, and pages
 * cannot forge them. A program that sends neither only has the cookies it was given.
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

/** The origin this user reached us at. Behind a proxy it may differ from the configured one. */
export function ownOrigin(headers: Headers): string | undefined {
  const origin = headers.get('origin')
  return origin && URL.parse(origin)?.host === headers.get('host') ? origin : undefined
}
