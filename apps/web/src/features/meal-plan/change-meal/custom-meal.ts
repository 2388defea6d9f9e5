import { MEAL_GUESS, mealShareDollars } from '@pennyplate/domain/week/meal-guess'
import type { StoredMeal } from '../stored-plan.ts'

/** A custom meal that could not be looked up, with typical values marked as an estimate. */
export function roughCustomMeal(name: string, weeklyBudget: number): StoredMeal {
  const { minutes, ...nutrition } = MEAL_GUESS
  return {
    name: name.trim(),
    estimatedCost: mealShareDollars(weeklyBudget),
    cookingTime: minutes,
    difficulty: 'medium',
    nutrition,
    isCustom: true,
    isEstimate: true,
  }
}
