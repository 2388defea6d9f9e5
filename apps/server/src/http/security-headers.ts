import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { squareSources } from '../payments/square/square-config.ts'

// The UI library sets style attributes. Scripts are always our own files. The barcode reader is WebAssembly, which needs
// 'wasm-unsafe-eval'; that does not allow evaluating text as a script.
const OWN_SOURCES: readonly (readonly [directive: string, ...sources: string[]])[] = [
  ['default-src', "'self'"],
  ['script-src', "'self'", "'wasm-unsafe-eval'"],
  ['style-src', "'self'", "'unsafe-inline'"],
  ['img-src', "'self'", 'data:', 'blob:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
]

/** Only pages with the payment provider's card form may load that form's resources. */
const CARD_PAGES = /^\/subscribe(\/|$)/

/** The page that takes a recipe from the window that opened it; every other page is cut off from such a window. */
const HANDED_PAGE = '/bring-recipe'

function contentSecurityPolicy(more: Readonly<Record<string, readonly string[]>>): string {
  const names = new Set([...OWN_SOURCES.map(([name]) => name), ...Object.keys(more)])
  return [...names]
    .map((name) => {
      const own = OWN_SOURCES.find(([directive]) => directive === name)?.slice(1) ?? []
      return [name, ...own, ...(more[name] ?? [])].join(' ')
    })
    .join('; ')
}

/** Sets headers before the response exists: adding them afterwards makes Hono build the response twice. */
export function securityHeaders({ isHttps, square }: Pick<Config, 'isHttps' | 'square'>): MiddlewareHandler {
  const ownPolicy = contentSecurityPolicy({})
  const cardPolicy = square ? contentSecurityPolicy(squareSources(square)) : ownPolicy
  const always: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()'],
    ...(isHttps
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
  return async (c, next) => {
    c.header('Content-Security-Policy', CARD_PAGES.test(c.req.path) ? cardPolicy : ownPolicy)
    c.header('Cross-Origin-Opener-Policy', c.req.path === HANDED_PAGE ? 'unsafe-none' : 'same-origin')
    for (const [name, value] of always) c.header(name, value)
    if (/^\/(api|payments)\//.test(c.req.path)) c.header('Cache-Control', 'no-store')
    await next()
    // Only after an answer to our own page: another site must not delete changes that are not sent.
    if (isHttps && c.req.path === '/api/auth/sign-out' && c.res.ok)
      c.res.headers.set('Clear-Site-Data', '"cache", "storage"')
  }
}
