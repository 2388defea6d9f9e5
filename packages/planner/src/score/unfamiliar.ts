import type { Assignment, Problem } from '../problem/problem.ts'
import { recipeAt } from './score-plan.ts'

/** Whether the plan has dishes less familiar than the household wants, or too many new ones. */
export function isTooUnfamiliar(problem: Problem, plan: Assignment): boolean {
  const tastes = problem.cookings.map(({ meal }, index) => recipeAt(problem, plan, index).tastes[meal])
  const newMeals = tastes.filter((taste) => taste?.isNew).length
  return newMeals > problem.newMeals || tastes.some((taste) => taste?.isStrange)
}
