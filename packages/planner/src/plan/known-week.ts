import { type Assignment, fitsPlace, type PlannedCooking, type Problem } from '../problem/problem.ts'
import { NOTHING_BESIDE } from '../problem/side-recipes.ts'

const NO_SIDE = NOTHING_BESIDE.id

/** The dishes with these recipe ids, in the order of the cookings; null if one is no longer a candidate. */
export function knownPlan(problem: Problem, ids: readonly string[]): Assignment | null {
  const mains = problem.cookings.filter(({ beside }) => !beside).length
  // A week from before there were sides has none.
  const all = ids.length === mains ? [...ids, ...problem.cookings.slice(mains).map(() => NO_SIDE)] : ids
  if (all.length !== problem.cookings.length) return null
  const indexOf = new Map(problem.recipes.map(({ id }, index) => [id, index]))
  const plan = all.map((id, at) => fittingAt(problem, problem.cookings[at], indexOf.get(id) ?? -1))
  return plan.includes(-1) ? null : plan
}

export function recipeIdsOf(problem: Problem, plan: Assignment): string[] {
  return plan.map((recipe) => problem.recipes[recipe]?.id ?? '')
}

/** The same dishes in the same slots of another problem; -1 where the slot does not exist or the dish is not allowed. */
export function movedPlan(from: Problem, plan: Assignment, to: Problem): Assignment {
  const indexOf = new Map(to.recipes.map(({ id }, index) => [id, index]))
  return to.cookings.map((place) => {
    const at = from.cookings.findIndex((cooking) => isSamePlace(cooking, place))
    const dish = from.recipes[plan[at] ?? -1]
    return fittingAt(to, place, dish ? (indexOf.get(dish.id) ?? -1) : -1)
  })
}

function isSamePlace(one: PlannedCooking, other: PlannedCooking): boolean {
  const isAlike = one.day === other.day && one.meal === other.meal
  return isAlike && one.beside?.roles.join() === other.beside?.roles.join()
}

function fittingAt(problem: Problem, place: PlannedCooking | undefined, index: number): number {
  const recipe = problem.recipes[index]
  return place && recipe && fitsPlace(recipe, place) ? index : -1
}
