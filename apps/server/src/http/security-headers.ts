import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { squareSources } from '../payments/square/square-config.ts'

// The interface library sets sizes and colors through style attributes; scripts are files of ours, always. Barcodes are
// read by WebAssembly of ours, which browsers only compile when told so; it opens no way to evaluate text as a script.
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

/** The pages with the card form of a payment provider, and no others, may load what that form consists of. */
const CARD_PAGES = /^\/subscribe(\/|$)/

function contentSecurityPolicy(more: Readonly<Record<string, readonly string[]>>): string {
  const names = new Set([...OWN_SOURCES.map(([name]) => name), ...Object.keys(more)])
  return [...names]
    .map((name) => {
      const own = OWN_SOURCES.find(([directive]) => directive === name)?.slice(1) ?? []
      return [name, ...own, ...(more[name] ?? [])].join(' ')
    })
    .join('; ')
}

/** Set before the answer is made: adding headers to a finished answer makes the framework build it a second time. */
export function securityHeaders({ isHttps, square }: Pick<Config, 'isHttps' | 'square'>): MiddlewareHandler {
  const ownPolicy = contentSecurityPolicy({})
  const cardPolicy = square ? contentSecurityPolicy(squareSources(square)) : ownPolicy
  const always: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()'],
    ...(isHttps
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
  return async (c, next) => {
    c.header('Content-Security-Policy', CARD_PAGES.test(c.req.path) ? cardPolicy : ownPolicy)
    for (const [name, value] of always) c.header(name, value)
    if (/^\/(api|payments)\//.test(c.req.path)) c.header('Cache-Control', 'no-store')
    await next()
  }
}
