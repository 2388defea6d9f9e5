import { parseQuantity } from '../amounts/quantity.ts'
import { type DraftPart, type LineTie, textsOf, tieKey } from './own-recipe.ts'

/** What a household's own words for food mean in all of its recipes: "mom's salsa" is a salsa. By `foodWordsOf` a line. */
export type LineMemory = Readonly<Record<string, LineTie>>

export const LINE_MEMORY_MAX = 1000
/** Longer ones are sentences that no second recipe has. */
export const FOOD_WORDS_CHARS_MAX = 100

/** The words of a line that name its food: without amount, remarks in parentheses, and what is done to it. */
export function foodWordsOf(line: string): string {
  const [name = ''] = parseQuantity(line)
    .rest.replace(/\([^)]*\)/g, ' ')
    .split(/[,;]/)
  return name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'&%-]+/gu, ' ')
    .trim()
    .slice(0, FOOD_WORDS_CHARS_MAX)
}

/** With what was said of a line, or without it. The oldest words are forgotten where there are too many. */
export function withMemoryOf(
  memory: LineMemory,
  line: string,
  tie: LineTie | undefined,
): Record<string, LineTie> {
  const words = foodWordsOf(line)
  const { [words]: _, ...rest } = memory
  if (tie === undefined || words === '') return rest
  return Object.fromEntries([...Object.entries(rest), [words, tie]].slice(-LINE_MEMORY_MAX))
}

/** Of the household's words, those that these lines have. */
export function memoryFor(memory: LineMemory, lines: readonly DraftPart[]): LineMemory {
  const entries = textsOf(lines).flatMap((line): [string, LineTie][] => {
    const words = foodWordsOf(line)
    const said = Object.hasOwn(memory, words) ? memory[words] : undefined
    return said === undefined ? [] : [[words, said]]
  })
  return Object.fromEntries(entries)
}

/** With the ties a recipe got since `before`. */
export function withTiesOf(
  memory: LineMemory,
  { lines, ties }: Readonly<{ lines: readonly DraftPart[]; ties: Readonly<Record<string, LineTie>> }>,
  before: Readonly<Record<string, LineTie>>,
): LineMemory {
  return textsOf(lines).reduce((known, line) => {
    const key = tieKey(line)
    const said = Object.hasOwn(ties, key) ? ties[key] : undefined
    return said === undefined || said === before[key] ? known : withMemoryOf(known, line, said)
  }, memory)
}
