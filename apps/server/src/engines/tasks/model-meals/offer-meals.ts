import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { mealAt, withMeals } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Asked } from '../../asked.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { rounded } from '../dish/write-meal.ts'
import { listFor } from '../list/build-shopping-list.ts'

export type MealsToOffer = Pick<ReplaceRequest, 'plan' | 'day' | 'mealType' | 'index'> & {
  readonly meals: readonly PlannedMeal[]
}

/** What each meal would change: the total of the week's list, and the nutrition and time of one portion. */
export function offerMeals({ household, today, request }: Asked<MealsToOffer>): ReplaceAnswer['choices'] {
  const context = planningContextOf(household, today)
  const { plan, day, mealType, index, meals } = request
  const at = { day, slot: mealType, index }
  const now = mealAt<WeekMeal>(plan, at)
  const billOf = (week: WeekPlan) => listFor(context, week).report.totalCents
  const before = billOf(plan)
  const change = (after: number | null, earlier: unknown) =>
    after === null || typeof earlier !== 'number' ? null : rounded(after - earlier, 1)
  return meals.map((meal) => ({
    meal,
    delta: {
      totalCost: dollarsFromCents(billOf(withMeals<WeekMeal, WeekPlan>(plan, [at], meal)) - before),
      calories: change(meal.nutrition.calories, now?.nutrition?.calories),
      protein: change(meal.nutrition.protein, now?.nutrition?.protein),
      minutes: change(meal.cookingTime, now?.cookingTime),
    },
    reasons: [],
  }))
}
