import type { DishMeal } from '../recipe/recipe.ts'
import type { MealSlotName } from './meal-plan.ts'

/** The slot of a day for a dish of that meal. */
export const SLOT_OF_MEAL: Readonly<Record<DishMeal, MealSlotName>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snacks',
}

/** The kind of dish for a slot; a dinner when the slot is unknown. */
export function dishMealOf(slot: MealSlotName | null): DishMeal {
  return slot === 'snacks' ? 'snack' : (slot ?? 'dinner')
}
