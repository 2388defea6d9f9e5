import { boxOf, type PixelBox, type PrintedRow, type PrintedWord } from './printed-row.ts'
import { splitColumns } from './split-columns.ts'

/** A line of a page, and how sure its least sure word is, 0 to 1. */
export type PageLine = { readonly text: string; readonly confidence: number }

/** Dots, bars and specks that are no word; words with letters stay, however unsure: a lost word may be an ingredient. */
const MARK_CONFIDENCE_MIN = 0.6
/** A shorter line ended by itself. */
const WRAPPED_CHARS_MIN = 24
/** A line that goes on below is about as long as the longest of its column. */
const WRAPPED_LENGTH_MIN = 0.78

/** The lines of a page in reading order, from the recognizer's word table. Sentences that go on below are put together. */
export function pageLinesFromTable(table: string): PageLine[] {
  const rows = splitColumns(rowsIn(table))
  const longest = new Map<string, number>()
  for (const { block, words } of rows)
    longest.set(block, Math.max(longest.get(block) ?? 0, lengthOf(boxOf(words))))
  const lines: { text: string; confidence: number }[] = []
  for (const [at, row] of rows.entries()) {
    const text = textOf(row)
    const confidence = Math.min(...row.words.map((word) => word.confidence))
    const above = rows[at - 1]
    const line = lines.at(-1)
    if (line && above && goesOn(above, row, longest.get(row.block) ?? 0)) {
      line.text = `${line.text} ${text}`
      line.confidence = Math.min(line.confidence, confidence)
    } else lines.push({ text, confidence })
  }
  return lines
}

/** Columns of the table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function rowsIn(table: string): PrintedRow[] {
  const rows = new Map<string, { block: string; words: PrintedWord[] }>()
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , ...rest] = row.split('\t')
    const [left, top, width, height, percent] = rest.map(Number)
    const text = rest[5]?.trim() ?? ''
    const confidence = Math.max(0, (percent ?? 0) / 100)
    if (level !== '5' || text === '') continue
    if (!/[\p{L}\p{N}]/u.test(text) && confidence < MARK_CONFIDENCE_MIN) continue
    const key = [page, block, paragraph, line].join(' ')
    const known = rows.get(key) ?? { block: [page, block].join(' '), words: [] }
    const [x = 0, y = 0] = [left, top]
    known.words.push({ box: [x, y, x + (width ?? 0), y + (height ?? 0)], confidence, text })
    rows.set(key, known)
  }
  return [...rows.values()]
}

function textOf({ words }: PrintedRow): string {
  return words.map(({ text }) => text).join(' ')
}

function goesOn(above: PrintedRow, row: PrintedRow, longest: number): boolean {
  const text = textOf(above)
  return (
    above.block === row.block &&
    text.length >= WRAPPED_CHARS_MIN &&
    lengthOf(boxOf(above.words)) >= longest * WRAPPED_LENGTH_MIN &&
    !/[.!?:]$/.test(text) &&
    /^[\p{Ll}(]/u.test(textOf(row))
  )
}

/** Either way: on a page that lies on its side, lines run up or down. */
function lengthOf([left, top, right, bottom]: PixelBox): number {
  return Math.max(right - left, bottom - top)
}
