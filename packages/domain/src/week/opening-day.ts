import { MEAL_SLOTS, type MealSlotName } from './meal-plan.ts'

/** A day of a plan as far as it is known. Snacks are a list, other slots one meal. */
type PlannedDay = Readonly<{ meals: Readonly<Partial<Record<MealSlotName, unknown>>> }> | undefined

/**
 * The day that a screen with room for one opens on: today while a meal of it is still to come, else the next day with a meal.
 * Today if there is none, and the first day of a week without today.
 */
export function openingDay(
  days: readonly PlannedDay[],
  today: number,
  over: readonly MealSlotName[],
): number {
  const hasMeal = (day: number, slots: readonly MealSlotName[]) =>
    slots.some((slot) => [days[day]?.meals[slot]].flat().some(isPlanned))
  const first = Math.max(0, today)
  const coming = today < 0 ? MEAL_SLOTS : MEAL_SLOTS.filter((slot) => !over.includes(slot))
  if (days[first] === undefined || hasMeal(first, coming)) return first
  const next = days.findIndex((_, day) => day > first && hasMeal(day, MEAL_SLOTS))
  return next === -1 ? first : next
}

function isPlanned(meal: unknown): boolean {
  return typeof meal === 'object' && meal !== null && !('place' in meal && meal.place === 'skip')
}
