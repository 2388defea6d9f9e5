import { type DietPoints, dietPoints } from '@pennyplate/domain/food/healthy-eating-index'
import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import { eatenDiet } from '@pennyplate/planner/plan/eaten-diet'
import { placeDishes } from '@pennyplate/planner/plan/place-dishes'
import { planHousehold } from '@pennyplate/planner/plan/plan-household'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { Assignment } from '@pennyplate/planner/problem/problem'
import type { HouseholdType } from './household-types.ts'

export function pointsOf(built: BuiltProblem, plan: Assignment): DietPoints | null {
  return dietPoints(eatenDiet(placeDishes(built, plan)))
}

/** The points of the same household's week if it asks for Extra Healthy. */
export function extraHealthyPoints(
  { request }: HouseholdType,
  catalog: Catalog,
  options: { readonly seed: number; readonly iterations: number },
): DietPoints | null {
  const profile = { ...request.profile, foodGoals: ['Extra Healthy' as const] }
  const outcome = planHousehold({ ...request, profile }, catalog, { ...options, prove: false })
  return outcome.outcome === 'planned' ? pointsOf(outcome.built, outcome.plan) : null
}
