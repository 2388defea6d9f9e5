import { dietPoints, type EatenDiet, healthyEatingIndex } from '@pennyplate/domain/food/healthy-eating-index'
import { BETTER_PARTS, type BetterPart, type BetterWeek } from '@pennyplate/domain/week/week-report'
import { dietWeight } from '../household/wished-goals.ts'
import type { BuiltProblem } from '../problem/build-problem.ts'
import type { Assignment } from '../problem/problem.ts'
import { DEFAULT_WEIGHTS } from '../problem/weights.ts'
import { eatenDiet } from './eaten-diet.ts'
import { placeDishes } from './place-dishes.ts'
import { type PairedSearches, sureFigure, weekDifference } from './week-difference.ts'

/** How much more of it an adult's day must have before it is said. */
const LEAST_A_DAY: Readonly<Record<BetterPart, number>> = {
  wholeGrains: 0.5,
  vegetables: 0.2,
  fruit: 0.2,
  lessSaturatedFat: 2,
  lessSodium: 200,
}
/** A bill that rises by no more than this share is about the same. */
const SAME_BILL = 0.01

/** Such a week breaks a rule, so one that keeps it is no fair comparison. */
const BREAKS_A_RULE = ['more-repeats', 'nutrition-floor']

interface PlannedWeek {
  readonly plan: Assignment
  readonly totalCents: number
  readonly concessions: readonly string[]
}

/**
 * What asking for Extra Healthy does to the bill, and what makes that week better. Null if the household asks for it already,
 * or if the bill or the difference is not sure.
 */
export function priceBetterWeek(
  built: BuiltProblem,
  { plan, totalCents, concessions }: PlannedWeek,
  options: Omit<PairedSearches, 'from'>,
): BetterWeek | null {
  const { problem } = built
  const dietPoint = dietWeight(DEFAULT_WEIGHTS.dietPoint, ['Extra Healthy'])
  if (problem.weights.dietPoint >= dietPoint) return null
  if (concessions.some((one) => BREAKS_A_RULE.includes(one))) return null
  const found = weekDifference(
    problem,
    { ...problem, weights: { ...problem.weights, dietPoint } },
    ({ plan: dishes, checkoutCents }) => ({
      ...figuresOf(eatenDiet(placeDishes(built, dishes))),
      cents: checkoutCents,
    }),
    { ...options, from: plan },
  )
  if (!found || (sureFigure(found.points) ?? 0) <= 0) return null
  const addsCents = found.cents.high <= SAME_BILL * totalCents ? 0 : sureFigure(found.cents)
  const days = new Set(problem.cookings.flatMap(({ eaten }) => eaten.map(({ day }) => day))).size
  const by = BETTER_PARTS.filter((part) => (sureFigure(found[part]) ?? 0) >= days * LEAST_A_DAY[part])
  return addsCents === null || by.length === 0 ? null : { addsCents: Math.round(addsCents), by }
}

function figuresOf(eaten: EatenDiet): Record<BetterPart | 'points', number> {
  const points = dietPoints(eaten)
  return {
    wholeGrains: eaten.wholeGrainsOz,
    vegetables: eaten.vegetableCups,
    fruit: eaten.fruitCups,
    lessSaturatedFat: -eaten.saturatedFatG,
    lessSodium: -eaten.sodiumMg,
    points: points ? healthyEatingIndex(points) : 0,
  }
}
