import { type HostileText, hostileTexts, inThreeLengths } from './hostile-strings.ts'
import type { Parser } from './parsers.ts'
import { stepsOf } from './work.ts'

export type Finding = {
  readonly parser: string
  readonly text: HostileText
  /** At a quarter, half and all of the length. */
  readonly steps?: readonly number[]
  readonly error?: string
}

/** Twice the text should take twice the steps. The extra half allows for words truncated at the end of a text. */
const GROWTH_MAX = 2.5
/** A one-time cost a text may have: a word long enough to be a misspelling, a number long enough to be a barcode. */
const STEPS_ONCE = 5000

/**
 * Run with --import counted-modules.ts. Prints what a table of parsers throws or takes too many steps for, as JSON: arguments are
 * the module of the table, then pairs of a number of texts and their greatest length.
 */
const [table = '', ...sizes] = process.argv.slice(2)
const { PARSERS }: { PARSERS: readonly Parser[] } = await import(table)
const findings: Finding[] = []
for (const parser of PARSERS) {
  // The first call builds tables that do not count as work for the text.
  await parser.read('1 cup milk')
  for (let at = 0; at < sizes.length; at += 2)
    for (const text of hostileTexts(Number(sizes[at]))) {
      const finding = check(parser, text, Math.min(parser.charsMax, Number(sizes[at + 1])))
      if (finding) findings.push(finding)
    }
}
process.stdout.write(JSON.stringify(findings))

/** Only continued growth counts: a single jump means that a threshold was passed. */
function check({ name, read }: Parser, text: HostileText, chars: number): Finding | undefined {
  const [quarter = '', half = '', all = ''] = inThreeLengths(text, chars)
  const steps = (given: string) => stepsOf(() => read(given))
  try {
    const [ofHalf, ofAll] = [steps(half), steps(all)]
    if (ofAll <= GROWTH_MAX * ofHalf + STEPS_ONCE) return undefined
    const ofQuarter = steps(quarter)
    if (ofHalf <= GROWTH_MAX * ofQuarter) return undefined
    return { parser: name, text, steps: [ofQuarter, ofHalf, ofAll] }
  } catch (error) {
    return { parser: name, text, error: String(error) }
  }
}
