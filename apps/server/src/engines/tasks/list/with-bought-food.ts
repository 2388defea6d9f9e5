import type { FoodAtHome } from '@pennyplate/contract/ai/kept-meals'
import type { Household } from '../../household.ts'
import type { WeekWithList } from '../../week-with-list.ts'
import { withFoodAtHome } from '../context/food-at-home.ts'
import { contextBesides } from '../week/week-before.ts'
import { settledFoods } from './changed-foods.ts'

/** The household while it changes an accepted week: what of its list is bought is not bought again. */
export function withBoughtFood(
  household: Household,
  today: string,
  {
    atHome,
    accepted,
  }: { readonly atHome?: FoodAtHome | undefined; readonly accepted?: WeekWithList | undefined },
): Household {
  const all = withFoodAtHome(household, atHome)
  if (!accepted) return all
  return { ...all, settled: Object.fromEntries(settledFoods(accepted, contextBesides(household, today))) }
}
