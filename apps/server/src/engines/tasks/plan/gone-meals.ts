import type { MealSlot, PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedDay, PlannedWeek } from '@pennyplate/contract/ai/plan'
import { dishMealOf, SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import { dayIndexOf } from '@pennyplate/domain/week/week-days'
import { NOT_PLANNED } from '@pennyplate/domain/week/week-plan'
import { type PlanningRequest, plannedMeals } from '@pennyplate/planner/problem/build-problem'
import type { PlanningContext } from '../context/planning-context.ts'

const GONE: PlannedMeal = {
  ...NOT_PLANNED,
  cookingTime: 0,
  difficulty: 'easy',
  nutrition: {
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    fiber: 0,
    sugar: 0,
    addedSugar: 0,
    sodium: 0,
    cholesterol: 0,
  },
}

/** Of a week that has begun, nothing is planned, cooked or bought for what is over. */
export function withGoneMeals(
  week: PlannedWeek,
  { profile, week: { firstDay } }: Pick<PlanningContext, 'profile' | 'week'>,
  mealsGone: readonly MealSlot[],
): PlannedWeek {
  const today = dayIndexOf(firstDay)
  const planned = plannedMeals(profile).map((meal) => SLOT_OF_MEAL[meal])
  return {
    ...week,
    days: week.days.map((day, index): PlannedDay => {
      if (index > today) return day
      const gone = index < today ? planned : planned.filter((slot) => mealsGone.includes(slot))
      const skipped = gone.flatMap((slot) => (slot === 'snacks' ? [] : [[slot, GONE] as const]))
      const snacks = gone.includes('snacks') ? [GONE] : day.meals.snacks
      return { day: day.day, meals: { ...day.meals, ...Object.fromEntries(skipped), snacks } }
    }),
  }
}

/** What the planner is to leave out of it. */
export function partOfWeek(
  { week: { firstDay } }: Pick<PlanningContext, 'week'>,
  mealsGone: readonly MealSlot[],
): Pick<PlanningRequest, 'fromDay' | 'mealsGone'> {
  return { fromDay: dayIndexOf(firstDay), mealsGone: mealsGone.map(dishMealOf) }
}
