import { appendFileSync } from 'node:fs'

/** One line of the table that `npm run bench` prints. */
export type Row = Readonly<{
  what: string
  p50: string
  p95: string
  mark: string
  /** Null where no mark is set. */
  isKept: boolean | null
}>

/** A part ends with it when a mark was missed; a part that broke ends with 1. */
export const MARK_MISSED = 2

/** Hands a line to the table when all parts run, and prints it when this part runs alone. */
export function report(row: Row): void {
  const to = process.env.BENCH_ROWS
  if (to) appendFileSync(to, `${JSON.stringify(row)}\n`)
  else console.log(`${row.what}: ${figures(row)}${markOf(row)}`)
}

/** A line about times in milliseconds, held against its mark at one of the two. */
export function reportTimes(
  what: string,
  timesMs: readonly number[],
  mark: Readonly<{ at: 'p50' | 'p95'; ms: number }>,
): boolean {
  const figures = { p50: percentile(timesMs, 0.5), p95: percentile(timesMs, 0.95) }
  const isKept = figures[mark.at] < mark.ms
  report({
    what,
    p50: inWords(figures.p50),
    p95: inWords(figures.p95),
    mark: `${mark.at} under ${mark.ms} ms`,
    isKept,
  })
  return isKept
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

function markOf({ mark, isKept }: Row): string {
  if (mark === '') return ''
  return ` (mark: ${mark}${isKept === false ? ', MISSED' : ''})`
}
