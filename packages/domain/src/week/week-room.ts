import { everySlot, mealAt } from './meal-plan.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'

/** What eating out costs that comes out of the grocery budget. */
export function paidFromBudgetCents(plan: Pick<WeekPlan, 'days'>): number {
  return everySlot<WeekMeal>(plan).reduce((sum, at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    return sum + (meal?.isFromBudget === true ? (meal.paidCents ?? 0) : 0)
  }, 0)
}

/** By how much the bill of a week may rise: what is left of the budget, and nothing in a week that is over it. */
export function roomInBudget(
  plan: Pick<WeekPlan, 'days'>,
  { budgetCents, totalCents }: Readonly<{ budgetCents: number; totalCents: number }>,
): number {
  return Math.max(0, budgetCents - totalCents - paidFromBudgetCents(plan))
}
