import type { FoodAtHome } from '@pennyplate/contract/ai/kept-meals'
import type { Household } from '../../household.ts'

/** Food that was bought is not bought again, though it is not in the pantry yet. */
export function withFoodAtHome(household: Household, atHome: FoodAtHome = []): Household {
  return atHome.length > 0 ? { ...household, pantry: [...household.pantry, ...atHome] } : household
}
