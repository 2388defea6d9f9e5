import type { Assignment, Problem } from '../problem/problem.ts'
import { isAcceptable } from '../score/nutrition-floors.ts'
import { type SearchResult, searchNear } from '../search/search-week.ts'

const PAIRS = 6
const ITERATIONS = 500
/** 95 % of Student's t with PAIRS - 1 degrees of freedom is at most this far from zero. */
const T_95 = 2.571

/** Its mean over the pairs; with 95 % confidence it is between `low` and `high`. */
export interface Difference {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export interface PairedSearches {
  /** The planned week. Both searches of every pair start here, with its leftovers and the same random numbers. */
  readonly from: Assignment
  readonly seed: number
  readonly stop?: () => boolean
}

/**
 * What changing the problem does to figures of the week. One week found with the change and one without differ by luck, so several
 * pairs are searched for. Null if one of the weeks may not be returned.
 */
export function weekDifference<Figure extends string>(
  problem: Problem,
  changed: Problem,
  figuresOf: (week: Pick<SearchResult, 'plan' | 'checkoutCents'>) => Readonly<Record<Figure, number>>,
  { from, seed, stop = () => false }: PairedSearches,
): Readonly<Record<Figure, Difference>> | null {
  const seeds = Array.from({ length: PAIRS }, (_, pair) => (seed ^ Math.imul(pair + 1, 0x85ebca6b)) | 0)
  const searches = { from, seeds, iterations: ITERATIONS, stop }
  const before = searchNear(problem, searches)
  const after = searchNear(changed, searches)
  const isFair =
    before.every((week) => isAcceptable(problem, week)) && after.every((week) => isAcceptable(changed, week))
  if (stop() || !isFair) return null
  const amountsBefore = before.map(figuresOf)
  const amountsAfter = after.map(figuresOf)
  const differenceIn = (figure: Figure) =>
    intervalOf(amountsAfter.map((amounts, pair) => amounts[figure] - (amountsBefore[pair]?.[figure] ?? 0)))
  // Safe: the keys of what `figuresOf` returns.
  const figures = Object.keys(amountsBefore[0] ?? {}) as Figure[]
  return Object.fromEntries(figures.map((figure) => [figure, differenceIn(figure)])) as Record<
    Figure,
    Difference
  >
}

/** A figure is not given if its interval is wider than itself. */
export function sureFigure({ mean, low, high }: Difference): number | null {
  return high - low > Math.abs(mean) ? null : mean
}

function intervalOf(found: readonly number[]): Difference {
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length
  const squares = found.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const within = T_95 * Math.sqrt(squares / (found.length - 1) / found.length)
  return { mean, low: mean - within, high: mean + within }
}
