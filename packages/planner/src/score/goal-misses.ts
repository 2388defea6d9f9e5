import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import type { Assignment, Problem } from '../problem/problem.ts'
import { GOAL_MARGIN } from '../problem/weights.ts'
import { plannedNutrition } from './score-plan.ts'

const ROUNDING = 1e-6

/** How often a day is outside the band of a goal; a day that misses two goals counts twice. */
export function goalMisses(problem: Problem, plan: Assignment): number {
  const isGoal = WISH_NUTRIENTS.map((nutrient) => problem.weights.nutrition[nutrient].isGoal === true)
  if (!isGoal.includes(true)) return 0
  return plannedNutrition(problem, plan).reduce(
    (sum, { amounts }) =>
      sum +
      WISH_NUTRIENTS.filter((nutrient, place) => {
        const target = problem.targets[nutrient]
        if (!isGoal[place] || target <= 0) return false
        const share = (amounts[place] ?? 0) / target
        const { from, to } = problem.weights.nutrition[nutrient]
        const least = from > 0 ? from - GOAL_MARGIN : 0
        return share < least - ROUNDING || share > to + GOAL_MARGIN + ROUNDING
      }).length,
    0,
  )
}
