import { addDays } from '../calendar-day.ts'
import { isSameDish, type NamedDish } from '../recipe/dish-name.ts'
import type { CookedEntry } from './cooking-history.ts'
import { type MealAddress, mealAt } from './meal-plan.ts'
import { type WeekBook, weekAt } from './week-book.ts'
import { weekStartOf } from './week-days.ts'

type Places = Readonly<{ from: MealAddress; to: MealAddress }>
type Weeks = Pick<WeekBook, 'current' | 'weeks'>
type Place = Readonly<{ plannedFor: string; mealType: string }>
type Moved = Readonly<{ meal: NamedDish; left: Place; taken: Place }>

/** What was cooked, once the meals that two places have in `weeks` change places: a cooked meal stays cooked where it goes. */
export function withMovedCooking(
  cooked: WeekBook['cooked'],
  weeks: Weeks,
  { from, to }: Places,
): WeekBook['cooked'] {
  const moved = [...mealMoved(weeks, from, to), ...mealMoved(weeks, to, from)]
  const isMoved = (entry: CookedEntry) => moved.some((one) => isCookingOf(entry, one))
  if (!cooked.some(isMoved)) return cooked
  return cooked.map((entry) => ({ ...entry, ...moved.find((one) => isCookingOf(entry, one))?.taken }))
}

function mealMoved(weeks: Weeks, from: MealAddress, to: MealAddress): Moved[] {
  const plan = weekAt({ ...weeks, pantry: [], cooked: [] }, from.week ?? weeks.current)?.plan
  const meal = plan && mealAt<NamedDish>(plan, from)
  return meal ? [{ meal, left: placeOf(weeks, from), taken: placeOf(weeks, to) }] : []
}

function isCookingOf(
  { meal: name, recipeId, plannedFor, mealType }: CookedEntry,
  { meal, left }: Moved,
): boolean {
  return plannedFor === left.plannedFor && mealType === left.mealType && isSameDish({ name, recipeId }, meal)
}

function placeOf({ current }: Weeks, { week, day, slot }: MealAddress): Place {
  return { plannedFor: addDays(weekStartOf(week ?? current ?? ''), day), mealType: slot }
}
