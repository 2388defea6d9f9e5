import { MEAL_GUESS, personShareDollars } from '@pennyplate/domain/week/meal-guess'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'

type MealBudget = Parameters<typeof personShareDollars>[0]

/** A custom meal that could not be looked up, with typical values marked as an estimate. */
export function roughCustomMeal(name: string, budget: MealBudget): WeekMeal {
  const { minutes, ...nutrition } = MEAL_GUESS
  return {
    name: name.trim(),
    estimatedCost: personShareDollars(budget),
    cookingTime: minutes,
    difficulty: 'medium',
    nutrition,
    isCustom: true,
    isEstimate: true,
  }
}

/** A meal that is only its name, at the cost somebody said; without one, at the usual share of the budget. */
export function namedMeal(name: string, dollars: number | null, budget: MealBudget): WeekMeal {
  if (dollars === null) return { ...roughCustomMeal(name, budget), isNameOnly: true }
  return { name: name.trim(), estimatedCost: dollars, isCustom: true, isNameOnly: true }
}

const DOLLARS_MAX = 1000

/** Null for nothing written, undefined for what is no amount of dollars. */
export function readCost(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$\s*/, '')
  if (text === '') return null
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text)) return undefined
  const dollars = Number(text)
  return dollars <= DOLLARS_MAX ? dollars : undefined
}
