import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'

/** Headings for the meals of a day. */
export const slotNames: Readonly<Record<MealSlotName, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
}

/** Names for one meal. */
export const slotNameOfOne: Readonly<Record<MealSlotName, string>> = { ...slotNames, snacks: 'Snack' }
