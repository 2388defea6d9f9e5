import type { StoredMeal } from './stored-plan.ts'

/** A week of three meals a day. */
const MEALS_A_WEEK = 21

/** What a custom meal is taken for when nobody could look it up: a guess, and marked as one. */
export function roughCustomMeal(name: string, weeklyBudget: number): StoredMeal {
  return {
    name: name.trim(),
    estimatedCost: Math.round((weeklyBudget / MEALS_A_WEEK) * 100) / 100,
    cookingTime: 20,
    difficulty: 'medium',
    nutrition: { calories: 400, protein: 25, carbs: 40, fat: 15 },
    isCustom: true,
    isEstimate: true,
  }
}
