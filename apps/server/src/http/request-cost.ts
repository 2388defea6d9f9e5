import type { Context } from 'hono'

/** One hit of a general limit is a request that keeps the main thread for a third of a millisecond. These take as long. */
const BYTES_PER_HIT = 16 * 1024
const CHARS_READ_PER_HIT = 40

/** What sending, storing or reading so many bytes counts beyond the request itself. */
export function hitsOfBytes(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_HIT)
}

/** The same for text whose every word is looked up among the foods. */
export function hitsOfReading(text: string): number {
  return Math.floor(text.length / CHARS_READ_PER_HIT)
}

/** A search looks every word up that may begin so. */
export const HITS_OF_SEARCH = 10

/** The bytes a body says it has; one that does not say may have as many as its route takes. */
export function announcedBytes(c: Context, maxBytes: number): number {
  if (c.req.header('transfer-encoding') !== undefined) return maxBytes
  const declared = Number(c.req.header('content-length') ?? 0)
  return Number.isFinite(declared) ? declared : 0
}
