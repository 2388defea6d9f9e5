import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { asLeftover } from '@pennyplate/domain/week/leftovers'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { mealsByDay, type PlacedDish } from '@pennyplate/planner/plan/place-dishes'
import type { PlanningContext } from '../context/planning-context.ts'
import { mealTimes } from '../dish/meal-times.ts'
import { timesWritten, writePlate } from '../dish/write-meal.ts'

export function writeWeek(dishes: readonly PlacedDish[], context: PlanningContext): PlannedWeek {
  const byDay = mealsByDay(dishes, (dish) => writePlaced(dish, context))
  const days = DAY_NAMES.flatMap((day, at) => {
    const meals = byDay[at]
    return meals ? [{ day, meals: { ...meals, snacks: [...meals.snacks] } }] : []
  })
  return { days, weekStartDate: context.weekStartDate }
}

function writePlaced(dish: PlacedDish, context: PlanningContext): PlannedMeal {
  const meal = writePlate(dish, context)
  if (dish.isLeftover) return asLeftover(meal)
  const { form, servingsPerAdult, sittings } = dish
  if (sittings === 1 || dish.freezer) return meal
  const times = mealTimes(form, timesWritten(form, servingsPerAdult * sittings, context))
  return { ...meal, ...times, sittings }
}
