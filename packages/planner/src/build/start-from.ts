import type { Plan } from '../problem.ts'
import type { BuiltProblem } from './build-problem.ts'

/** A week that is known, as the ids of its recipes in the order of the cookings. */
export interface StartFrom {
  readonly recipeIds: readonly string[]
  /** What it costs: the week that is planned from it costs no more. */
  readonly totalCents: number
}

/** The same dishes in this problem; null where one of them is not to be had any more. */
export function knownPlan({ problem }: Pick<BuiltProblem, 'problem'>, ids: readonly string[]): Plan | null {
  if (ids.length !== problem.cookings.length) return null
  const places = new Map(problem.recipes.map(({ id }, index) => [id, index]))
  const plan = ids.map((id, at) => {
    const place = places.get(id) ?? -1
    const meal = problem.cookings[at]?.meal
    return meal && problem.recipes[place]?.meals.includes(meal) ? place : -1
  })
  return plan.includes(-1) ? null : plan
}

export function recipeIdsOf({ problem }: Pick<BuiltProblem, 'problem'>, plan: Plan): string[] {
  return plan.map((recipe) => problem.recipes[recipe]?.id ?? '')
}

/** The dishes of a week at the same places of another problem; what has no place there, or may not stand there, is -1. */
export function movedPlan(from: BuiltProblem, plan: Plan, to: BuiltProblem): Plan {
  const places = new Map(to.problem.recipes.map(({ id }, index) => [id, index]))
  return to.problem.cookings.map(({ day, meal }) => {
    const at = from.problem.cookings.findIndex((cooking) => cooking.day === day && cooking.meal === meal)
    const recipe = from.problem.recipes[plan[at] ?? -1]
    const place = recipe ? (places.get(recipe.id) ?? -1) : -1
    return to.problem.recipes[place]?.meals.includes(meal) ? place : -1
  })
}
