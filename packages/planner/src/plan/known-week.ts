import type { Assignment, Problem } from '../problem/problem.ts'

/** The dishes with these recipe ids, in the order of the cookings; null if one is no longer a candidate. */
export function knownPlan(problem: Problem, ids: readonly string[]): Assignment | null {
  if (ids.length !== problem.cookings.length) return null
  const indexOf = new Map(problem.recipes.map(({ id }, index) => [id, index]))
  const plan = ids.map((id, at) => {
    const recipe = indexOf.get(id) ?? -1
    const meal = problem.cookings[at]?.meal
    return meal && problem.recipes[recipe]?.meals.includes(meal) ? recipe : -1
  })
  return plan.includes(-1) ? null : plan
}

export function recipeIdsOf(problem: Problem, plan: Assignment): string[] {
  return plan.map((recipe) => problem.recipes[recipe]?.id ?? '')
}

/** The same dishes in the same slots of another problem; -1 where the slot does not exist or the dish is not allowed. */
export function movedPlan(from: Problem, plan: Assignment, to: Problem): Assignment {
  const indexOf = new Map(to.recipes.map(({ id }, index) => [id, index]))
  return to.cookings.map(({ day, meal }) => {
    const at = from.cookings.findIndex((cooking) => cooking.day === day && cooking.meal === meal)
    const dish = from.recipes[plan[at] ?? -1]
    const recipe = dish ? (indexOf.get(dish.id) ?? -1) : -1
    return to.recipes[recipe]?.meals.includes(meal) ? recipe : -1
  })
}
