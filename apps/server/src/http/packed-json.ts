import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'

const pack = promisify(gzip)

/** Below this a smaller answer arrives no sooner. */
const PACKED_FROM_CHARS = 4096
/** Level 6 takes half as long again for a tenth less. */
const LEVEL = 4

/**
 * JSON that is written already. A household's documents are a sixth of their size when packed, which on a
 * slow phone is half a second. Packed on another thread, for browsers that take it.
 */
export async function answerJson(
  c: Context,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const plain = { ...headers, 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  const isTaken = c.req.header('accept-encoding')?.includes('gzip') === true
  if (!isTaken || json.length < PACKED_FROM_CHARS) return c.body(json, 200, plain)
  const packed = await pack(json, { level: LEVEL })
  return c.body(new Uint8Array(packed), 200, { ...plain, 'Content-Encoding': 'gzip' })
}
