import { boxOf, type PrintedRow, type PrintedWord } from './printed-row.ts'

/** Between words of one line there is less than this much space, in heights of its letters. */
const GUTTER_HEIGHTS = 2.2
/** Two lines that happen to have a gap one above the other are no columns. */
const GUTTER_ROWS_MIN = 3
/** "2 cups    flour" is one line, set as a table: its parts are short. */
const PART_CHARS_MIN = 9

type Gutter = readonly [from: number, to: number]

/**
 * Rows that the recognizer read across a gutter, taken apart: first all that is left of it, then all that is right of it.
 * It finds long columns itself, but not those of a few lines.
 */
export function splitColumns(rows: readonly PrintedRow[]): PrintedRow[] {
  const result: PrintedRow[] = []
  for (let at = 0; at < rows.length; ) {
    const { gutter, end } = runFrom(rows, at)
    const run = rows.slice(at, end)
    const split = gutter && run.flatMap((row) => partsOf(row, gutter) ?? [])
    if (split && areColumns(split)) {
      const parts = run.map((row) => partsOf(row, gutter) ?? oneSided(row, gutter))
      result.push(...parts.flatMap(({ left }) => left ?? []), ...parts.flatMap(({ right }) => right ?? []))
      at = end
    } else {
      result.push(...rows.slice(at, at + 1))
      at++
    }
  }
  return result
}

/** The rows from here on that leave the same gutter free. */
function runFrom(rows: readonly PrintedRow[], at: number): { gutter: Gutter | null; end: number } {
  const first = rows[at]
  let gutter = first ? widestGap(first) : null
  if (!gutter) return { gutter, end: at + 1 }
  let end = at + 1
  for (; end < rows.length; end++) {
    const row = rows[end]
    if (!row) break
    const gap = widestGap(row)
    const common: Gutter | null = gap && [Math.max(gap[0], gutter[0]), Math.min(gap[1], gutter[1])]
    const [left, , right] = boxOf(row.words)
    if (common && common[1] - common[0] > heightOf(row.words)) gutter = common
    else if (right > gutter[0] + 1 && left < gutter[1] - 1) break
  }
  return { gutter, end }
}

function areColumns(split: readonly { left: PrintedRow; right: PrintedRow }[]): boolean {
  if (split.length < GUTTER_ROWS_MIN) return false
  const chars = (side: 'left' | 'right') =>
    split.reduce((sum, parts) => sum + parts[side].words.map(({ text }) => text).join(' ').length, 0)
  return Math.min(chars('left'), chars('right')) / split.length >= PART_CHARS_MIN
}

function partsOf(row: PrintedRow, [from, to]: Gutter): { left: PrintedRow; right: PrintedRow } | null {
  const middle = (from + to) / 2
  const left = row.words.filter(({ box }) => box[2] <= middle)
  const right = row.words.filter(({ box }) => box[2] > middle)
  if (left.length === 0 || right.length === 0) return null
  return {
    left: { block: `${row.block} left`, words: left },
    right: { block: `${row.block} right`, words: right },
  }
}

function oneSided(row: PrintedRow, [from]: Gutter): { left?: PrintedRow; right?: PrintedRow } {
  const isLeft = boxOf(row.words)[2] <= from + 1
  return isLeft
    ? { left: { ...row, block: `${row.block} left` } }
    : { right: { ...row, block: `${row.block} right` } }
}

function widestGap({ words }: PrintedRow): Gutter | null {
  let widest: Gutter | null = null
  for (const [at, { box }] of words.entries()) {
    const next = words[at + 1]
    if (!next || next.box[0] - box[2] < heightOf(words) * GUTTER_HEIGHTS) continue
    if (!widest || next.box[0] - box[2] > widest[1] - widest[0]) widest = [box[2], next.box[0]]
  }
  return widest
}

function heightOf(words: readonly PrintedWord[]): number {
  const heights = words.map(({ box }) => box[3] - box[1]).toSorted((one, other) => one - other)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
