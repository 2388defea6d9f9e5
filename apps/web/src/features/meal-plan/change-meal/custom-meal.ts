import { MEAL_GUESS, mealShareDollars } from '@pennyplate/domain/meal-plan/meal-guess'
import type { StoredMeal } from '../stored-plan.ts'

/** What a custom meal is taken for when nobody could look it up: a guess, and marked as one. */
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
