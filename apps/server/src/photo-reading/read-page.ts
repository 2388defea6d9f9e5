import { type GrayPicture, openPicture } from './open-picture.ts'
import { type PageLine, pageLinesFromTable } from './page-lines.ts'
import { LAYOUT, type Layout, longestSide, openRecognizer } from './recognizer.ts'
import { straighten, turn } from './straighten.ts'

export type PageReading =
  | { readonly outcome: 'read'; readonly lines: readonly PageLine[] }
  /** With nothing that can be read, and whether that is for want of light. */
  | { readonly outcome: 'no-text'; readonly isDark: boolean }
  | { readonly outcome: 'damaged' }
  | { readonly outcome: 'cancelled' }

export type PageSoFar = Extract<PageReading, { outcome: 'read' }>

/** A first pass with fewer pixels finds which way the page lies, and predicts how long the full one would take. */
const QUICK_SIDE_PX = 1200
const ENLARGE = 2
const CAREFUL_SIDE_PX = 2800
const CAREFUL_MS_MAX = 7_000
/** Upside down, letters are read as other letters, unsurely. */
const SURE = 0.75
/** Less than this is no print: grain, cloth, a face. */
const PRINT_CONFIDENCE_MIN = 0.5
const PRINT_CHARS_MIN = 12
/** One block finds so much more text only where the columns were cut out of one another. */
const MORE_IN_BLOCK = 1.3
/** Mean of all pixels, 0 to 255. */
const DARK_MAX = 45

type Attempt = {
  readonly lines: readonly PageLine[]
  readonly layout: Layout
  readonly picture: GrayPicture
  readonly ms: number
}

/**
 * The text of a page or recipe card, column by column, whichever way it lies. Runs in a worker thread. What was read so
 * far is reported, for when the rest takes too long.
 */
export async function readPrintedPage(
  bytes: Uint8Array,
  isCancelled: () => boolean,
  onSoFar: (reading: PageSoFar) => void = () => undefined,
): Promise<PageReading> {
  const opened = await openPicture(bytes)
  if (opened === null) return { outcome: 'damaged' }
  const recognizer = await openRecognizer()
  const attempt = async (picture: GrayPicture, layout: Layout, side: number): Promise<Attempt> => {
    await recognizer.show(picture, side)
    const { table, ms } = recognizer.read(layout)
    return { lines: pageLinesFromTable(table), layout, picture, ms }
  }
  const carefulSide = Math.min(longestSide(opened) * ENLARGE, CAREFUL_SIDE_PX)
  const quickSide = Math.min(QUICK_SIDE_PX, carefulSide)
  const upright = await straighten(opened)
  let best = await attempt(upright, LAYOUT.columns, quickSide)
  for (const degrees of [180, 90, 270]) {
    if (surenessOf(best) >= SURE) break
    if (isCancelled()) return { outcome: 'cancelled' }
    best = better(best, await attempt(await turn(upright, degrees), LAYOUT.columns, quickSide))
  }
  if (isCancelled()) return { outcome: 'cancelled' }
  const block = await attempt(best.picture, LAYOUT.block, quickSide)
  if (charsOf(block) > charsOf(best) * MORE_IN_BLOCK) best = better(best, block)
  if (!isPrint(best)) return { outcome: 'no-text', isDark: meanOf(opened) < DARK_MAX }
  onSoFar({ outcome: 'read', lines: best.lines })
  if (isCancelled()) return { outcome: 'cancelled' }
  const predictedMs = best.ms * (carefulSide / quickSide) ** 2
  if (carefulSide > quickSide && predictedMs <= CAREFUL_MS_MAX)
    best = better(best, await attempt(best.picture, best.layout, carefulSide))
  return { outcome: 'read', lines: best.lines }
}

function charsOf({ lines }: Attempt): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

function surenessOf({ lines }: Attempt): number {
  const chars = lines.reduce((sum, { text }) => sum + text.length, 0)
  return chars === 0 ? 0 : lines.reduce((sum, one) => sum + one.confidence * one.text.length, 0) / chars
}

/** The one with more text, as far as it is sure. */
function better(one: Attempt, other: Attempt): Attempt {
  return surenessOf(other) * charsOf(other) > surenessOf(one) * charsOf(one) ? other : one
}

function isPrint(attempt: Attempt): boolean {
  return charsOf(attempt) >= PRINT_CHARS_MIN && surenessOf(attempt) >= PRINT_CONFIDENCE_MIN
}

function meanOf({ data }: GrayPicture): number {
  return data.reduce((sum, light) => sum + light, 0) / data.length
}
