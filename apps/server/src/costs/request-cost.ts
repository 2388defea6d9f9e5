import type { Context } from 'hono'

/** One hit stands for a third of a millisecond on the main thread. Each of these takes about that long. */
const BYTES_PER_HIT = 16 * 1024
const PARSED_CHARS_PER_HIT = 40

/** Additional hits for receiving, storing or reading this many bytes. */
export function hitsOfBytes(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_HIT)
}

/** Additional hits for text whose every word is looked up among the foods. */
export function hitsOfReading(text: string): number {
  return Math.floor(text.length / PARSED_CHARS_PER_HIT)
}

/** Rendering a household's week for the page that shows it, beside reading what is stored. */
export const HITS_OF_WEEK_LOOK = 20

/** Drawing and packing a dish that nobody asked for lately. */
export const HITS_OF_DRAWING = 5

/** A search looks up every word that starts with the typed letters. */
export const HITS_OF_SEARCH = 10

/** Decoding a picture takes up to a second of another thread. */
export const HITS_OF_ENCODING = 60

/** A process is started for each page, picture or file: 60 a minute for a household. */
export const HITS_OF_IMPORT = 100

/** Reads and packs up to 5,000 recipes: four a minute. */
export const HITS_OF_EXPORT = 1500

/** Adding up every table of a household takes up to 20 ms. */
export const HITS_OF_ADDING_UP = 5

/** The declared length of the body; without one, the most its route accepts. */
export function announcedBytes(c: Context, maxBytes: number): number {
  if (c.req.header('transfer-encoding') !== undefined) return maxBytes
  const declared = Number(c.req.header('content-length') ?? 0)
  return Number.isFinite(declared) ? declared : 0
}
