import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedDay, PlannedWeek } from '@pennyplate/contract/ai/plan'
import { dayIndexOf } from '@pennyplate/domain/week/week-days'
import { MEAL_PLACE_NAMES } from '@pennyplate/domain/week/week-plan'
import { plannedMeals } from '@pennyplate/planner/problem/build-problem'
import type { PlanningContext } from '../context/planning-context.ts'

const GONE: PlannedMeal = {
  name: MEAL_PLACE_NAMES.skip,
  place: 'skip',
  estimatedCost: 0,
  cookingTime: 0,
  difficulty: 'easy',
  nutrition: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0, cholesterol: 0 },
}

/** Of a week that has begun, the days before today are skipped: nothing is cooked or bought for them. */
export function withGoneDays(
  week: PlannedWeek,
  { profile, week: { firstDay } }: Pick<PlanningContext, 'profile' | 'week'>,
): PlannedWeek {
  const gone = dayIndexOf(firstDay)
  const planned = plannedMeals(profile)
  const skipped = Object.fromEntries(
    planned.flatMap((meal) => (meal === 'snack' ? [] : [[meal, GONE] as const])),
  )
  const meals = { ...skipped, snacks: planned.includes('snack') ? [GONE] : [] }
  return {
    ...week,
    days: week.days.map((day, index): PlannedDay => (index < gone ? { day: day.day, meals } : day)),
  }
}
