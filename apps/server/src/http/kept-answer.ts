import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'

export type StaticAnswer = {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly gzipped: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** A text that is the same for everybody, written, packed and hashed once. */
export function keepAnswer(type: string, text: string): StaticAnswer {
  const body = new TextEncoder().encode(text)
  return {
    type,
    body,
    gzipped: gzipSync(body),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
  }
}

export function answerKept(
  c: Context,
  { type, body, gzipped, etag }: StaticAnswer,
  cacheControl: string,
): Response {
  c.header('Cache-Control', cacheControl)
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('Content-Type', type)
  if (!c.req.header('accept-encoding')?.includes('gzip')) return c.body(body)
  c.header('Content-Encoding', 'gzip')
  return c.body(gzipped)
}
