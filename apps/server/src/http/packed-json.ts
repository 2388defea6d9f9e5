import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'

const pack = promisify(gzip)

/** Compressing shorter responses saves no time. */
const PACKED_FROM_CHARS = 4096
/** Level 6 takes 50% longer for 10% fewer bytes. */
const LEVEL = 4

/**
 * Answers with already serialized JSON, compressed if the client accepts gzip. A household's documents shrink to a
 * sixth, which saves half a second on a slow phone. zlib compresses on another thread.
 */
export function answerJson(
  c: Context,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return answerPacked(c, json, { ...headers, 'Content-Type': 'application/json' })
}

export async function answerPacked(
  c: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const plain = { ...headers, Vary: 'Accept-Encoding' }
  const isTaken = c.req.header('accept-encoding')?.includes('gzip') === true
  if (!isTaken || text.length < PACKED_FROM_CHARS) return c.body(text, 200, plain)
  const packed = await pack(text, { level: LEVEL })
  return c.body(new Uint8Array(packed), 200, { ...plain, 'Content-Encoding': 'gzip' })
}
