import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { mealsByDay, type PlacedDish } from '@pennyplate/planner/plan/place-dishes'
import type { PlanningContext } from '../context/planning-context.ts'
import { writePlate } from '../dish/write-meal.ts'

export function writeWeek(dishes: readonly PlacedDish[], context: PlanningContext): PlannedWeek {
  const byDay = mealsByDay(dishes, (dish) => writePlate(dish, context))
  const days = DAY_NAMES.flatMap((day, at) => {
    const meals = byDay[at]
    return meals ? [{ day, meals: { ...meals, snacks: [...meals.snacks] } }] : []
  })
  return { days, weekStartDate: context.weekStartDate }
}
