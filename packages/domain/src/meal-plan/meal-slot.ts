import type { DishMeal } from '../recipe/recipe.ts'
import type { MealSlotName } from './meal-plan.ts'

/** Where in a plan's day a dish for that meal stands. */
export const SLOT_OF_MEAL: Readonly<Record<DishMeal, MealSlotName>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snacks',
}

/** A dish for a place of the day; a dinner where the place is not known. */
export function dishMealOf(slot: MealSlotName | null): DishMeal {
  return slot === 'snacks' ? 'snack' : (slot ?? 'dinner')
}
