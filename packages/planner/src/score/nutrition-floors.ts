import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { type Assignment, openSlots, type Problem } from '../problem/problem.ts'
import type { NutrientBand } from '../problem/weights.ts'
import { forbiddenPairs } from './neighbors.ts'
import { plannedNutrition } from './score-plan.ts'

const ROUNDING = 1e-6

/**
 * Whether every day that has a meal to find reaches the floors for calories and protein. A plan with an empty place does not: a
 * search may leave one, though there are dishes for it.
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
  return withFloors(problem, (band) =>
    band.floor > 0 ? { ...band, floor: band.floor + FLOOR_MARGIN } : band,
  )
}

const STRICT_FLOORS = 20

/** Slightly higher, and so costly to miss that no other wish is worth it. */
export function withStrictFloors(problem: Problem): Problem {
  return withFloors(withFloorMargin(problem), (band) => ({
    ...band,
    floorDollars: STRICT_FLOORS * band.floorDollars,
  }))
}

export function withoutFloors(problem: Problem): Problem {
  return withFloors(problem, (band) => ({ ...band, floor: 0, floorDollars: 0 }))
}

function withFloors(problem: Problem, change: (band: NutrientBand) => NutrientBand): Problem {
  const { nutrition } = problem.weights
  const { calories, protein } = nutrition
  const changed = { ...nutrition, calories: change(calories), protein: change(protein) }
  return { ...problem, weights: { ...problem.weights, nutrition: changed } }
}
