import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'
import { linesFromTable } from './lines-from-table.ts'
import type { GrayPicture } from './open-picture.ts'
import { LAYOUT, type Layout, longestSide, openRecognizer } from './recognizer.ts'

/** The recognizer works best with letters about 30 pixels tall. In photos they are about half of that. */
const ENLARGE = 2
const SIDE_MAX_PX = 3200
/** A first pass with fewer pixels predicts how long the full one would take. */
const QUICK_SIDE_PX = 1200
/** Well below the time limit for a picture. */
const CAREFUL_MS_MAX = 8_000

/** A picture with too much text for the full pass returns the result of the first one. */
export async function readPrint(
  picture: GrayPicture,
  onLines: (lines: PrintedLine[]) => void,
): Promise<PrintedLine[]> {
  const recognizer = await openRecognizer()
  const read = (layout: Layout) => {
    const { table, ms } = recognizer.read(layout)
    return { lines: linesFromTable(table), ms }
  }
  const carefulSide = Math.min(longestSide(picture) * ENLARGE, SIDE_MAX_PX)
  onLines([])
  await recognizer.show(picture, Math.min(QUICK_SIDE_PX, carefulSide))
  const quick = read(LAYOUT.block)
  onLines(quick.lines)
  if (quick.ms * (carefulSide / QUICK_SIDE_PX) ** 2 > CAREFUL_MS_MAX) return quick.lines
  await recognizer.show(picture, carefulSide)
  const block = read(LAYOUT.block)
  onLines(block.lines)
  if (looksLikeReceipt(block.lines) || block.ms > CAREFUL_MS_MAX) return block.lines
  return read(LAYOUT.scattered).lines
}

function looksLikeReceipt(lines: readonly PrintedLine[]): boolean {
  return lines.filter(({ text }) => /\d[.,]\s?\d\d\b/.test(text)).length >= 2
}
