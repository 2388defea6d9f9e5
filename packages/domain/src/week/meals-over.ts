import type { MealSlotName } from './meal-plan.ts'

/** Minutes after midnight from which nobody sits down to the meal any more: brunch is still breakfast, a late supper still dinner. */
const OVER_AT: Readonly<Record<MealSlotName, number>> = {
  breakfast: 12 * 60 + 30,
  lunch: 16 * 60,
  snacks: 18 * 60,
  dinner: 21 * 60,
}

/** The meals of a day that are over at this time. */
export function mealsOver(minutes: number): MealSlotName[] {
  return (['breakfast', 'lunch', 'snacks', 'dinner'] as const).filter((slot) => minutes >= OVER_AT[slot])
}
