import type { MiddlewareHandler } from 'hono'
import { AppError } from './errors.ts'

/** Longer than any API URL. Page URLs may be longer, because a shared plan can be part of one. */
const API_URL_CHARS_MAX = 8 * 1024

export function boundUrls(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith('/api/') && c.req.url.length > API_URL_CHARS_MAX)
      throw new AppError('url_too_long')
    await next()
  }
}
