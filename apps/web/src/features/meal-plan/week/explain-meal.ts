import type { MealSlotName } from '@pennyplate/domain/meal-plan/meal-plan'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { bundledFoodIcon, type FoodIconName } from '../../../ui/food-icon-names.ts'
import type { StoredReason } from '../report/stored-report.ts'
import { isEstimate, minutesOf, type StoredMeal } from '../stored-plan.ts'

const PLAIN: Readonly<Record<MealSlotName, FoodIconName>> = {
  breakfast: 'pancakes',
  lunch: 'sandwich',
  dinner: 'shallow-pan-of-food',
  snacks: 'red-apple',
}

export function pictureOf(meal: StoredMeal, slot: MealSlotName): FoodIconName {
  return bundledFoodIcon(meal.illustration) ?? PLAIN[slot]
}

/** The small print under a meal's name. */
export function factsOf(meal: StoredMeal): string[] {
  const minutes = minutesOf(meal)
  const kcal = meal.nutrition?.calories
  return [
    ...(minutes === null ? [] : [words.minutes(minutes)]),
    kcal === undefined || kcal === null ? words.kcalUnknown : words.kcal(kcal),
    ...(isEstimate(meal) ? [words.estimate] : []),
  ]
}

/** Reasons in words. One that this version has no words for is left unsaid. */
export function reasonsInWords(reasons: readonly StoredReason[]): string[] {
  return reasons.flatMap(({ code, food }) => {
    const say = words.reasons[code]
    return say ? [say(food?.toLowerCase() ?? words.someFood)] : []
  })
}
