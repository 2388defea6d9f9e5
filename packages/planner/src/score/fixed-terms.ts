import type { PlannedCooking, Problem, ProblemRecipe } from '../problem/problem.ts'

export interface FixedTerms {
  readonly taste: number
  readonly recent: number
  readonly effort: number
  readonly wishes: number
}

/** The terms of a dish in a slot that do not depend on the rest of the plan. */
export function fixedTerms(problem: Problem, recipe: ProblemRecipe, cooking: PlannedCooking): FixedTerms {
  const { adultEquivalents: eq, weights } = problem
  const sittings = cooking.eaten.length
  const isOdd = recipe.isOddBreakfast && cooking.meal === 'breakfast'
  const lateMinutes = isWorkingDay(cooking) ? Math.max(0, recipe.minutes - weights.easyMinutes) : 0
  return {
    taste: (weights.taste * (1 - recipe.appeal) + (isOdd ? weights.oddBreakfast : 0)) * eq * sittings,
    recent: weights.recent * eq * recipe.recency,
    effort: weights.weekdayMinute * lateMinutes + (recipe.batchCooks ? 0 : weights.notBatch * eq),
    wishes: weights.mealMiss * eq * sittings * (recipe.mealMiss?.[cooking.meal] ?? 0),
  }
}

/** Day 0 is Sunday. */
export function isWorkingDay(cooking: PlannedCooking): boolean {
  return cooking.day >= 1 && cooking.day <= 5
}
