import { sizeIn } from '@pennyplate/domain/shopping/receipt-size'
import { brandIn } from '../barcodes/known-brands.ts'
import type { CatalogFood } from '../foods/foods.ts'
import { matchLabelText } from './match-printed.ts'

/** A line of text recognized in a photo. */
export interface PrintedLine {
  readonly text: string
  /** The recognizer's confidence, 0 to 1. */
  readonly confidence: number
  /** Letter height, comparable only within one photo. */
  readonly height: number
}

export interface LabelReading {
  readonly food: CatalogFood
  readonly score: number
  readonly confidence: number
  readonly brand: string | null
  /** "15 oz", from the net weight line. */
  readonly size: string | null
}

/** Text after these words lists ingredients, which are other foods. */
const SMALL_PRINT =
  /\b(?:ingredients?|nutrition facts|contains|serving size|calories|directions|may contain|made with|allergen)\b/i
/** A product name is at least this share of the largest letters. */
const NAME_HEIGHT_SHARE = 0.45
/** A name may span this many lines: "Chunk light" / "tuna" / "in water". */
const NAME_LINES_MAX = 3
/** With more or longer lines of large letters, it is not the front of a package. */
const NAMED_LINES_MAX = 60
const NAME_CHARS_MAX = 200
/** A name in clearly larger letters wins; otherwise the better match does. */
const HEIGHT_WEIGHT = 0.2

/** Reads the product on a package. Assumes one package per photo. */
export function readLabel(lines: readonly PrintedLine[]): LabelReading | null {
  const end = lines.findIndex(({ text }) => SMALL_PRINT.test(text))
  const front = end < 0 ? lines : lines.slice(0, end)
  const tallest = Math.max(0, ...front.map(({ height }) => height))
  const named = front
    .filter(({ height, text }) => height >= tallest * NAME_HEIGHT_SHARE && text.length <= NAME_CHARS_MAX)
    .slice(0, NAMED_LINES_MAX)
  const candidates = named.flatMap((_, start) =>
    Array.from({ length: Math.min(NAME_LINES_MAX, named.length - start) }, (__, more) =>
      named.slice(start, start + more + 1),
    ).flatMap((run) => {
      const match = matchLabelText(run.map(({ text }) => text).join(' '))
      if (!match) return []
      const height = Math.max(...run.map((line) => line.height)) / tallest
      const rank = match.score + HEIGHT_WEIGHT * height
      return [{ match, rank, confidence: Math.min(...run.map((line) => line.confidence)) }]
    }),
  )
  const [best] = candidates.toSorted((one, other) => other.rank - one.rank)
  if (!best) return null
  const { food, score } = best.match
  const texts = lines.map(({ text }) => text)
  return { food, score, confidence: best.confidence, brand: brandIn(texts), size: netSizeIn(texts) }
}

/** The line that says "net", or the only size. */
function netSizeIn(texts: readonly string[]): string | null {
  const net = texts.find((text) => /\bn[e3]t\b|\bpeso\b/i.test(text) && sizeIn(text))
  if (net) return sizeIn(net)
  const sizes = new Set(texts.flatMap((text) => sizeIn(text) ?? []))
  const [only] = sizes
  return sizes.size === 1 && only ? only : null
}
