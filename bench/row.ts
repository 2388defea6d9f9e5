import { appendFileSync } from 'node:fs'

/** One line of the table that `npm run bench` prints. */
export type Row = Readonly<{
  what: string
  p50: string
  p95: string
  target: string
  /** Null where no target is set. */
  isMet: boolean | null
}>

/** Exit code of a part that finished but missed a target. A part that failed exits with 1. */
export const TARGET_MISSED = 2

/** Appends the row for the table when all parts run, or prints it when this part runs alone. */
export function report(row: Row): void {
  const to = process.env.BENCH_ROWS
  if (to) appendFileSync(to, `${JSON.stringify(row)}\n`)
  else console.log(`${row.what}: ${figures(row)}${targetNote(row)}`)
}

/** A row of times in milliseconds, compared with a target at p50 or p95. */
export function reportTimes(
  what: string,
  timesMs: readonly number[],
  target: Readonly<{ at: 'p50' | 'p95'; ms: number }>,
): boolean {
  const figures = { p50: percentile(timesMs, 0.5), p95: percentile(timesMs, 0.95) }
  const isMet = figures[target.at] < target.ms
  report({
    what,
    p50: inWords(figures.p50),
    p95: inWords(figures.p95),
    target: `${target.at} under ${target.ms} ms`,
    isMet,
  })
  return isMet
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function inWords(ms: number): string {
  return `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`
}

function figures({ p50, p95 }: Row): string {
  return p95 === '' ? p50 : `p50 ${p50}, p95 ${p95}`
}

function targetNote({ target, isMet }: Row): string {
  if (target === '') return ''
  return ` (target: ${target}${isMet === false ? ', MISSED' : ''})`
}
