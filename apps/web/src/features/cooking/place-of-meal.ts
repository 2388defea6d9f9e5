import { addDays } from '@pennyplate/domain/calendar-day'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { CookedFor } from './cooked-for.ts'

/** Where the meal is in the week on screen. */
export function placeOf(plan: WeekPlan, cooked: CookedFor): SlotAddress | undefined {
  const { meal, mealType, plannedFor } = cooked
  if (plannedFor === undefined || plan.weekStartDate === undefined) return undefined
  const start = weekStartOf(plan.weekStartDate.slice(0, 10))
  return everySlot<WeekMeal>(plan).find(
    (at) =>
      at.slot === mealType &&
      addDays(start, at.day) === plannedFor &&
      mealAt<WeekMeal>(plan, at)?.name === meal.name,
  )
}
