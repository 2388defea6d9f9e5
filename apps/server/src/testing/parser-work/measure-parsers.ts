import { type HostileText, hostileTexts, ofLength } from './hostile-strings.ts'
import type { Parser } from './parsers.ts'
import { stepsOf } from './work.ts'

export type Finding = {
  readonly parser: string
  readonly text: HostileText
  readonly chars: number
  readonly steps: readonly [number, number]
  readonly error?: string
}

/** Run with --import counted-modules.ts: prints what takes too many steps, or throws, as JSON. */
const [table = '', texts = '2000', charsMax = '600'] = process.argv.slice(2)
const { PARSERS }: { PARSERS: readonly Parser[] } = await import(table)
const hostile = hostileTexts(Number(texts))
/** Twice a text takes twice the work; the half is for what only a longer one comes to. */
const GROWTH_MAX = 2.5
const findings: Finding[] = []
const counts: Record<string, number> = {}

for (const { name, read, charsMax: allowed } of PARSERS) {
  const long = Math.min(allowed, Number(charsMax))
  const began = performance.now()
  await read('1 cup milk')
  for (const text of hostile) {
    const finding = check(name, read, text, Math.floor(long / 2))
    if (finding) findings.push(finding)
  }
  counts[name] = performance.now() - began
}
console.log(JSON.stringify({ findings, counts }))

function check(parser: string, read: Parser['read'], text: HostileText, chars: number): Finding | undefined {
  const steps: [number, number] = [0, 0]
  try {
    for (const [at, length] of [chars, 2 * chars].entries()) {
      const given = ofLength(text, length)
      steps[at] = stepsOf(() => read(given))
    }
    if (steps[1] <= GROWTH_MAX * steps[0]) return
    const half = stepsOf(() => read(ofLength(text, chars / 2)))
    return steps[0] > GROWTH_MAX * half ? { parser, text, chars, steps: [half, ...steps] } : undefined
  } catch (error) {
    return { parser, text, chars, steps, error: String(error) }
  }
}
