import type { MealSlotName } from '@pennyplate/domain/meal-plan/meal-plan'

/** The meals of a day, as headings of a plan. */
export const slotNames: Readonly<Record<MealSlotName, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
}

/** Of one meal. */
export const slotNameOfOne: Readonly<Record<MealSlotName, string>> = { ...slotNames, snacks: 'Snack' }
