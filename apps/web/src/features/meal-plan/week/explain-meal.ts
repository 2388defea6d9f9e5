import { loweredFood } from '@pennyplate/domain/food/food-words'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { Prepped } from '@pennyplate/domain/week/prep-batches'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateNutrient } from '@pennyplate/domain/week/week-plate'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import { mealTimeFacts } from '../../../messages/dish-time.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { isEstimate } from '../stored-plan.ts'

/** What it is, and which foods it has in place of others. Plans of earlier versions say both in the description. */
export function describeMeal(meal: Prepped<WeekMeal>): string {
  const description = typeof meal.description === 'string' ? meal.description : ''
  return [description, ...(meal.madeWith ?? []).map(words.madeWith), ...describeSittings(meal)]
    .filter((text) => text !== '')
    .join(' ')
}

function describeSittings(meal: Prepped<WeekMeal>): string[] {
  const { sittings = 1, leftoverOf, fromFreezer, cookedForMeals = 1, madeOn } = meal
  if (madeOn !== undefined) return [words.isMade]
  if (cookedForMeals > 1) return [words.leavesMore(cookedForMeals - 1)]
  if (fromFreezer) return [words.isFromFreezer(fromFreezer.portions)]
  if (sittings > 1) return [words.leavesMore(sittings - 1)]
  return leftoverOf === undefined ? [] : [words.isLeftOver]
}

/** The small print under a meal's name. */
export function factsOf(meal: WeekMeal, slot?: MealSlotName, times = mealTimeFacts(meal, slot)): string[] {
  const kcal = plateNutrient(meal, 'calories')
  return [
    ...times,
    kcal === null ? words.kcalUnknown : words.kcal(kcal),
    ...(meal.people === undefined ? [] : [words.forPeople(meal.people)]),
    ...(isEstimate(meal) ? [words.estimate] : []),
  ]
}

/** Reasons as sentences. A code this version does not know is left out. */
export function describeReasons(reasons: readonly PlannedReason[]): string[] {
  return reasons.flatMap(({ code, food }) => {
    const describe = words.reasons[code]
    return describe ? [describe(food ? loweredFood(food) : words.someFood)] : []
  })
}
