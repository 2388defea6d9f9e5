import { leastSuppers } from '@pennyplate/domain/recipe/dinner-form'
import type { Assignment, Problem } from '../problem/problem.ts'
import { recipeAt } from './score-plan.ts'

/** Whether more dinners than a week should have are no suppers. */
export function hasFewSuppers(problem: Problem, plan: Assignment): boolean {
  const dinners = problem.cookings.flatMap(({ eaten, beside }, index) =>
    beside ? [] : eaten.filter(({ meal }) => meal === 'dinner').map(() => recipeAt(problem, plan, index)),
  )
  const suppers = dinners.filter(({ atDinner = 'supper' }) => atDinner === 'supper')
  return suppers.length < leastSuppers(dinners.length)
}
