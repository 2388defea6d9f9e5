import { addDays } from '../calendar-day.ts'
import { withChangedMeals } from './change-meals.ts'
import { isCooked } from './cooking-history.ts'
import { isSameSlot, mealAt, withMeals } from './meal-plan.ts'
import { type WeekBook, weekAt, withWeek } from './week-book.ts'
import type { ReplannedMeal, WeekOutcome } from './week-commands.ts'
import { weekStartOf } from './week-days.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'
import { type CommandOf, done, fault, type PlannedEntry } from './week-steps.ts'

/**
 * Puts the new meals where the old ones still are. A meal that was changed, kept or cooked meanwhile, perhaps on another
 * device, stays.
 */
export function replan(book: WeekBook, week: PlannedEntry, command: CommandOf<'replan'>): WeekOutcome {
  const { meals, isBatch = false, report: { reasons = [], health } = {} } = command
  const put = meals.filter((one) => isAsItWas(book, week, one, isBatch))
  if (put.length === 0) return fault('changed_since')
  const plan = put.reduce<WeekPlan>((changed, { at, meal }) => {
    // Guests who were to eat the other dish eat this one.
    const people = mealAt<WeekMeal>(week.plan, at)?.people
    return withMeals<WeekMeal, WeekPlan>(changed, [at], people === undefined ? meal : { ...meal, people })
  }, week.plan)
  const slots = put.map(({ at }) => at)
  const changed = withChangedMeals(book, week, slots, plan)
  const entry = weekAt(changed, week.weekStart)
  const report = entry?.plan?.report
  if (!entry?.plan || !report) return done(changed)
  const about = reasons.filter((one) => slots.some((slot) => isSameSlot(slot, one)))
  const said = {
    ...report,
    reasons: [...(report.reasons ?? []), ...about],
    // Of the targets only a report on exactly these meals can tell.
    ...(health && put.length === meals.length ? { health } : {}),
  }
  return done(withWeek(changed, week.weekStart, { plan: { ...entry.plan, report: said } }))
}

function isAsItWas(
  { cooked }: WeekBook,
  { plan, weekStart }: PlannedEntry,
  { at, was }: ReplannedMeal,
  isBatch: boolean,
): boolean {
  const meal = mealAt<WeekMeal>(plan, at)
  if ((meal?.name ?? null) !== was || !plan.days[at.day]) return false
  if (!meal) return true
  const start = weekStartOf(weekStart)
  const place = { meal, mealType: at.slot, plannedFor: addDays(start, at.day) }
  return !meal.isLocked && !isCooked(cooked, place, isBatch ? start : undefined)
}
