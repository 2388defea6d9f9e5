import { type QuickMealAnswer, quickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { centsFromDollars } from '@pennyplate/domain/money'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** Long enough for two requests to a language model. */
const TIMEOUT_MS = 250_000

export function requestQuickMeal(
  exclude: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<QuickMealAnswer> {
  return callApi('/api/ai/quick-meal', {
    method: 'POST',
    timeoutMs: TIMEOUT_MS,
    signal,
    body: { exclude, today },
    parse: answerBy(quickMealAnswer),
  })
}

/** The slots a suggestion is for, in the order of the day; all of them if it does not say. */
export function slotsOf(mealTypes: QuickMealAnswer['mealTypes']): readonly MealSlotName[] {
  const slots = MEAL_SLOTS.filter((slot) => mealTypes.includes(slot))
  return slots.length > 0 ? slots : MEAL_SLOTS
}

/** The meal with a price per serving, taken from the recipe if only that has one. */
export function mealForPlan({ meal, recipe }: QuickMealAnswer): WeekMeal {
  if (meal.estimatedCost !== undefined) return meal
  return { ...meal, estimatedCost: Math.round(centsFromDollars(recipe.cost) / recipe.servings) / 100 }
}
