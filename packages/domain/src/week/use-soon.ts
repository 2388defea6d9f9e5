import { addDays } from '../calendar-day.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { type Expiry, expiryOf } from '../pantry/pantry-expiry.ts'
import { sortPantry } from '../pantry/pantry-order.ts'
import { isSameFood } from '../pantry/used-ingredients.ts'
import { comingMeals } from './coming-meals.ts'
import { isReheated } from './leftovers.ts'
import { mealAt, type SlotAddress } from './meal-plan.ts'
import { weekStartIn } from './week-book.ts'
import { weekStartOf } from './week-days.ts'
import type { WeekMeal } from './week-plan.ts'

/** Food at home that is past its date or close to it, and the meals that use it by then. */

type DatedItem = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'foodId' | 'dateAdded' | 'expiryDate'>
type NamedFood = Pick<PantryItem, 'name' | 'foodId'>

export type SoonFood<T> = Readonly<{ item: T; expiry: Expiry; meals: readonly SlotAddress[] }>

/** What expires first comes first. `foodsIn` knows what a meal is made of. */
export function foodsToUseSoon<T extends DatedItem>(
  pantry: readonly T[],
  week: Parameters<typeof comingMeals>[0] | null,
  today: string,
  foodsIn: (meal: WeekMeal) => readonly NamedFood[],
): SoonFood<T>[] {
  const soon = sortPantry(pantry, 'expiry').flatMap((item) => {
    const expiry = expiryOf(item, today)
    return expiry.state === 'soon' || expiry.state === 'expired' ? [{ item, expiry }] : []
  })
  if (soon.length === 0) return []
  const coming = (week ? comingMeals(week) : []).flatMap((at) => {
    const meal = week && mealAt<WeekMeal>(week.plan, at)
    return meal && !meal.place && !isReheated(meal) ? [{ at, foods: foodsIn(meal) }] : []
  })
  const start = weekStartOf((week && weekStartIn(week.plan)) ?? today)
  const isInTime = ({ day }: SlotAddress, days: number) => addDays(start, day) <= addDays(today, days)
  return soon.map(({ item, expiry }) => ({
    item,
    expiry,
    meals: coming
      .filter(({ at, foods }) => isInTime(at, expiry.days) && has(foods, item))
      .map(({ at }) => at),
  }))
}

function has(foods: readonly NamedFood[], item: NamedFood): boolean {
  return foods.some(({ name, foodId }) => isSameFood(item, { name, foodId: foodId ?? undefined }))
}
