import { hostileTexts, inThreeLengths } from '@pennyplate/server/testing/parser-work/hostile-strings'
import { PARSERS, type Parser } from '@pennyplate/server/testing/parser-work/parsers'
import { MARK_MISSED, report } from '../row.ts'

/** Every reader of texts from outside over hostile ones of the greatest length it is handed: the worst of each. */
const TEXTS = 300
const SLOWEST = 10
const TRIES = 4
const MARK_MS = 50

const texts = hostileTexts(TEXTS)

function timed(run: () => unknown): number {
  const started = performance.now()
  run()
  return performance.now() - started
}

function worstOf({ read, charsMax }: Parser) {
  const measured = texts.map((hostile) => {
    const text = inThreeLengths(hostile, charsMax).at(-1) ?? ''
    return { text, repeated: hostile.repeated, ms: timed(() => read(text)) }
  })
  // Other work on this machine makes anything slow once: the best of a few tries is its own time.
  const slowest = measured.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  const again = slowest.map(({ text, repeated, ms }) => ({
    repeated,
    ms: Math.min(ms, ...Array.from({ length: TRIES }, () => timed(() => read(text)))),
  }))
  return again.reduce((worst, one) => (one.ms > worst.ms ? one : worst))
}

let isKept = true
for (const parser of PARSERS) {
  // What is built on first use is no time of a text.
  await parser.read('1 cup milk')
  const { ms, repeated } = worstOf(parser)
  const isFast = ms < MARK_MS
  isKept &&= isFast
  report({
    what: `${parser.name}, ${parser.charsMax} hostile characters, such as ${JSON.stringify(repeated)}`,
    p50: `at most ${ms.toFixed(2)} ms`,
    p95: '',
    mark: `under ${MARK_MS} ms`,
    isKept: isFast,
  })
}
if (!isKept) process.exitCode = MARK_MISSED
