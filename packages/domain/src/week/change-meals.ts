import { withOtherMeals } from './accepted-week.ts'
import { settleLeftovers } from './leftovers.ts'
import { type MealAddress, mealAt, type SlotAddress, withMeals } from './meal-plan.ts'
import { type WeekBook, withWeek } from './week-book.ts'
import type { WeekOutcome } from './week-outcome.ts'
import { MEAL_PLACE_NAMES, type MealPlace, type WeekMeal, type WeekPlan } from './week-plan.ts'
import { type PlannedReason, reportAfterChange } from './week-report.ts'
import { done, fault, inWeek, type PlannedEntry } from './week-steps.ts'

/** What commands on single meals share. They change what is bought, so the total is unknown afterwards. */

export function changeMeal(
  book: WeekBook,
  at: MealAddress,
  change: (meal: WeekMeal) => WeekMeal,
): WeekOutcome {
  return inWeek(book, at.week, (week) => {
    const meal = mealAt(week.plan, at)
    if (!meal) return fault('no_such_meal')
    return done(withChangedMeals(book, week, [at], withMeals(week.plan, [at], change(meal))))
  })
}

export function withChangedMeals(
  book: WeekBook,
  week: PlannedEntry,
  slots: readonly SlotAddress[],
  given: WeekPlan,
  {
    reasons = [],
    totalCents = null,
  }: Readonly<{ reasons?: readonly PlannedReason[]; totalCents?: number | null }> = {},
): WeekBook {
  const { report } = week.plan
  const plan = settleLeftovers<WeekMeal, WeekPlan>(given)
  const changed = report
    ? { ...plan, report: reportAfterChange(report, slots, { reasons, totalCents }) }
    : plan
  return withWeek(book, week.weekStart, withOtherMeals(week, changed))
}

export function mealElsewhere(
  place: MealPlace,
  {
    cents,
    fromBudget = false,
  }: Readonly<{ cents?: number | undefined; fromBudget?: boolean | undefined }> = {},
): WeekMeal {
  const paid = cents === undefined ? {} : { paidCents: cents, ...(fromBudget ? { isFromBudget: true } : {}) }
  return { name: MEAL_PLACE_NAMES[place], place, estimatedCost: 0, ...paid }
}
