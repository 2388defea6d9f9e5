import { leftoverSource } from '@pennyplate/domain/week/leftovers'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { toLocalDay } from '../../../lib/local-day.ts'
import { datesOf } from '../week-dates.ts'

/** Whether the meal is left of one that was to be cooked by today, and freezes well. */
export function canFreezeLeftovers(plan: WeekPlan, at: SlotAddress): boolean {
  const meal = mealAt<WeekMeal>(plan, at)
  const source = leftoverSource<WeekMeal>(plan, at)
  if (!meal?.freezes || meal.place || !source) return false
  const today = toLocalDay(new Date())
  return (datesOf(plan.weekStartDate, today)[source.day] ?? today) <= today
}
