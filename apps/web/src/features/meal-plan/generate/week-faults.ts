import type { MealType } from '@pennyplate/domain/profile/profile-options'
import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { mealsIn } from '../stored-plan.ts'

/** The message for the first day that lacks a meal the household chose to plan; undefined if none does. */
export function missingMeals(plan: WeekPlan, mealTypes: readonly MealType[]): string | undefined {
  for (const day of plan.days) {
    const missing = MEAL_SLOTS.filter(
      (slot) => mealTypes.some((type) => type.toLowerCase() === slot) && mealsIn(day, slot).length === 0,
    )
    if (missing.length > 0) return mealPlanMessages.incompleteDay(day.day, missing)
  }
  return undefined
}
