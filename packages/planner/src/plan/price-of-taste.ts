import type { Assignment, Problem } from '../problem/problem.ts'
import { isAcceptable } from '../score/nutrition-floors.ts'
import { searchWeek } from '../search/search-week.ts'
import { QUICK_ITERATIONS } from './plan-run.ts'

/** Such a week breaks a rule, so a cheaper one that keeps it is no fair comparison. */
const BREAKS_A_RULE = ['more-repeats', 'nutrition-floor']

/**
 * What the cheapest week found costs under the same rules and with the same variety, if no dish is liked better than another.
 * Never more than the planned one; null if that one breaks a rule, or if no week was found that keeps them.
 */
export function priceOfTaste(
  problem: Problem,
  {
    plan,
    totalCents,
    concessions,
  }: {
    readonly plan: Assignment
    readonly totalCents: number
    readonly concessions: readonly string[]
  },
  options: { readonly seed: number; readonly iterations?: number; readonly stop?: () => boolean },
): number | null {
  if (concessions.some((one) => BREAKS_A_RULE.includes(one))) return null
  const plain = withoutTaste(problem)
  const found = searchWeek(plain, { iterations: QUICK_ITERATIONS, ...options, from: plan })
  return isAcceptable(plain, found) ? Math.min(found.checkoutCents, totalCents) : null
}

function withoutTaste(problem: Problem): Problem {
  const { weights } = problem
  return {
    ...problem,
    spendsWholeBudget: false,
    weights: { ...weights, taste: 0, food: Math.max(1, weights.food) },
  }
}
