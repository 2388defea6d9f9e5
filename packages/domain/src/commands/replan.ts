import { addDays } from '../calendar-day.ts'
import { withChangedMeals } from '../week/change-meals.ts'
import { isCooked } from '../week/cooking-history.ts'
import { isSameSlot, mealAt, type SlotAddress, withMeals } from '../week/meal-plan.ts'
import { type WeekBook, weekAt, withWeek } from '../week/week-book.ts'
import { weekStartOf } from '../week/week-days.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import type { WeekReport } from '../week/week-report.ts'
import { done, fault, inWeek, type PlannedEntry } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

/** The rest of a week was planned again. Where a meal is another than it was then, it stays. */
export type Replan = OfWeek &
  Readonly<{
    type: 'replan'
    meals: readonly ReplannedMeal[]
    /** The week is cooked in one batch: a meal that was cooked counts as cooked in all its places. */
    isBatch?: boolean | undefined
    /** What the planner said about the week with the new meals. */
    report?: WeekReport | undefined
  }>

/** `was` is the name of the meal that was there, null for an empty place. */
type ReplannedMeal = Readonly<{ at: SlotAddress; was: string | null; meal: WeekMeal }>

/**
 * Puts the new meals where the old ones still are. A meal that was changed, kept or cooked meanwhile, perhaps on another
 * device, stays.
 */
export const replan = ofOneWeek<Replan>((book, command) =>
  inWeek(book, command.week, (week) => {
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
  }),
)

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
