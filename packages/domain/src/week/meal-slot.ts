import type { DishMeal } from '../recipe/recipe.ts'
import type { MealSlotName } from './meal-plan.ts'

/** The slot of a day for a dish of that meal. */
export const SLOT_OF_MEAL: Readonly<Record<DishMeal, MealSlotName>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snacks',
}

/** The most that one dish may come in a week, at any budget. */
export const MEAL_REPEATS_MAX: Readonly<Record<DishMeal, number>> = {
  breakfast: 5,
  lunch: 3,
  dinner: 3,
  snack: 7,
}

/** The kind of dish for a slot; a dinner when the slot is unknown. */
export function dishMealOf(slot: MealSlotName | null): DishMeal {
  return slot === 'snacks' ? 'snack' : (slot ?? 'dinner')
}
