import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import type { Assignment, Problem } from '../problem/problem.ts'
import { plannedNutrition } from './score-plan.ts'

const ROUNDING = 1e-6

/** How often a day is outside the band of a goal; a day that misses two goals counts twice. */
export function goalMisses(problem: Problem, plan: Assignment): number {
  const goals = WISH_NUTRIENTS.map((nutrient) => problem.weights.nutrition[nutrient].goal)
  if (!goals.some((goal) => goal !== undefined)) return 0
  return plannedNutrition(problem, plan).reduce(
    (sum, { amounts }) =>
      sum +
      WISH_NUTRIENTS.filter((nutrient, place) => {
        const [target, goal] = [problem.targets[nutrient], goals[place]]
        if (!goal || target <= 0) return false
        const share = (amounts[place] ?? 0) / target
        return share < goal.from - ROUNDING || share > goal.to + ROUNDING
      }).length,
    0,
  )
}
