import type { FoodAtHome } from '@pennyplate/contract/ai/kept-meals'
import { listTotalCents } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { Household } from '../../household.ts'
import type { WeekWithList } from '../../week-with-list.ts'
import { withFoodAtHome } from '../context/food-at-home.ts'
import { contextBesides } from '../week/week-before.ts'
import { isListBehind, settledFoods } from './changed-foods.ts'
import { reviseList } from './revise-list.ts'

/** What bringing the list up to date adds to the bill: for who eats now, and by their rules. Nothing where it is up to date. */
export function alsoCents(
  household: Household,
  today: string,
  { accepted }: { readonly accepted?: WeekWithList | undefined },
): number {
  if (!accepted || !isListBehind(accepted, contextBesides(household, today))) return 0
  const { list, before } = accepted
  const revised = reviseList({ household, today, request: { ...accepted, after: before } })
  return (revised ? listTotalCents(revised) : 0) - (list ? listTotalCents(list) : 0)
}

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
