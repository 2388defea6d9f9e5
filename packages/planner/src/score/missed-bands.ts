import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import type { Assignment, Problem } from '../problem/problem.ts'
import { HELD_MARGIN } from '../problem/weights.ts'
import { dailyNutrition } from './score-plan.ts'

const ROUNDING = 1e-6

/** How often a day is outside the band of a nutrient it is held to: a day that misses two counts twice. */
export function heldMisses(problem: Problem, plan: Assignment): number {
  const isHeld = WISH_NUTRIENTS.map((nutrient) => problem.weights.nutrition[nutrient].isHeld === true)
  if (!isHeld.includes(true)) return 0
  return dailyNutrition(problem, plan).reduce(
    (sum, day) =>
      sum +
      WISH_NUTRIENTS.filter((nutrient, place) => {
        const target = problem.targets[nutrient]
        if (!isHeld[place] || target <= 0) return false
        const share = (day[place] ?? 0) / target
        const { from, to } = problem.weights.nutrition[nutrient]
        const least = from > 0 ? from - HELD_MARGIN : 0
        return share < least - ROUNDING || share > to + HELD_MARGIN + ROUNDING
      }).length,
    0,
  )
}
