import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { type Assignment, openSlots, type Problem } from '../problem/problem.ts'
import type { NutrientBand } from '../problem/weights.ts'
import { forbiddenPairs } from './neighbors.ts'
import { plannedNutrition } from './score-plan.ts'

const ROUNDING = 1e-6

/**
 * Whether every day that has a meal to find reaches the floors for calories and protein. A search may leave a place without a
 * dish, though there are dishes for its meal: that week feeds nobody.
 */
export function meetsFloors(problem: Problem, plan: Assignment): boolean {
  if (plan.includes(-1)) return false
  const open = new Set(openSlots(problem).map(({ day }) => day))
  return plannedNutrition(problem, plan)
    .filter(({ day }) => open.has(day))
    .every(({ amounts }) =>
      WISH_NUTRIENTS.every((nutrient, place) => {
        const least = problem.weights.nutrition[nutrient].floor * problem.targets[nutrient]
        return (amounts[place] ?? 0) >= least - ROUNDING
      }),
    )
}

/** Whether the plan may be returned: within the budget, every day reaches the floors, and no day has what it may never have. */
export function isAcceptable(
  problem: Problem,
  { plan, checkoutCents }: { readonly plan: Assignment; readonly checkoutCents: number },
): boolean {
  return (
    checkoutCents <= (problem.budgetCents ?? Number.POSITIVE_INFINITY) &&
    meetsFloors(problem, plan) &&
    forbiddenPairs(problem, plan) === 0
  )
}

const FLOOR_MARGIN = 0.003

/** The problem with floors this share of the target higher. */
export function withFloorMargin(problem: Problem): Problem {
  const raised = (band: NutrientBand): NutrientBand =>
    band.floor > 0 ? { ...band, floor: band.floor + FLOOR_MARGIN } : band
  const { calories, protein } = problem.weights.nutrition
  const nutrition = {
    ...problem.weights.nutrition,
    calories: raised(calories),
    protein: raised(protein),
  }
  return { ...problem, weights: { ...problem.weights, nutrition } }
}

const STRICT_FLOORS = 20

/** Slightly higher, and so costly to miss that no other wish is worth it. */
export function withStrictFloors(problem: Problem): Problem {
  const raised = withFloorMargin(problem)
  const strict = (band: NutrientBand): NutrientBand => ({
    ...band,
    floorDollars: STRICT_FLOORS * band.floorDollars,
  })
  const { calories, protein } = raised.weights.nutrition
  const nutrition = { ...raised.weights.nutrition, calories: strict(calories), protein: strict(protein) }
  return { ...raised, weights: { ...raised.weights, nutrition } }
}

export function withoutFloors(problem: Problem): Problem {
  const { calories, protein } = problem.weights.nutrition
  const nutrition = {
    ...problem.weights.nutrition,
    calories: { ...calories, floor: 0, floorDollars: 0 },
    protein: { ...protein, floor: 0, floorDollars: 0 },
  }
  return { ...problem, weights: { ...problem.weights, nutrition } }
}
