import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { plateNutrient } from '@pennyplate/domain/week/week-plate'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import { mealTimeFacts } from '../../../messages/dish-time.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { bundledFoodIcon, type FoodIconName } from '../../../ui/food-icon-names.ts'
import { isEstimate, type StoredMeal } from '../stored-plan.ts'

const DEFAULT_PICTURES: Readonly<Record<MealSlotName, FoodIconName>> = {
  breakfast: 'pancakes',
  lunch: 'sandwich',
  dinner: 'shallow-pan-of-food',
  snacks: 'red-apple',
}

export function pictureOf(meal: StoredMeal, slot: MealSlotName): FoodIconName {
  return bundledFoodIcon(meal.illustration) ?? DEFAULT_PICTURES[slot]
}

/** What it is, and which foods it has in place of others. Plans of earlier versions say both in the description. */
export function describeMeal(meal: StoredMeal): string {
  const description = typeof meal.description === 'string' ? meal.description : ''
  return [description, ...(meal.madeWith ?? []).map(words.madeWith)].filter((text) => text !== '').join(' ')
}

/** The small print under a meal's name. */
export function factsOf(meal: StoredMeal, slot?: MealSlotName, times = mealTimeFacts(meal, slot)): string[] {
  const kcal = plateNutrient(meal, 'calories')
  return [
    ...times,
    kcal === null ? words.kcalUnknown : words.kcal(kcal),
    ...(isEstimate(meal) ? [words.estimate] : []),
  ]
}

/** Reasons as sentences. A code this version does not know is left out. */
export function describeReasons(reasons: readonly PlannedReason[]): string[] {
  return reasons.flatMap(({ code, food }) => {
    const describe = words.reasons[code]
    return describe ? [describe(food?.toLowerCase() ?? words.someFood)] : []
  })
}
