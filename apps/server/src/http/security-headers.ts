import type { MiddlewareHandler } from 'hono'

// The interface library sets sizes and colours through style attributes; scripts are files of ours, always. Barcodes are
// read by WebAssembly of ours, which browsers only compile when told so; it opens no way to evaluate text as a script.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Set before the answer is made: adding headers to a finished answer makes the framework build it a second time. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  const always: [string, string][] = [
    ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
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
    for (const [name, value] of always) c.header(name, value)
    if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store')
    await next()
  }
}
