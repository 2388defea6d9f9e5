import { addDays } from '../calendar-day.ts'
import { isSameName } from '../recipe/dish-name.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { withChangedMeals } from '../week/change-meals.ts'
import { isCooked } from '../week/cooking-history.ts'
import { isSameSlot, mealAt, type SlotAddress } from '../week/meal-plan.ts'
import { withReplacedMeals } from '../week/replace-meals.ts'
import type { WeekBook } from '../week/week-book.ts'
import { weekStartOf } from '../week/week-days.ts'
import type { WeekOutcome } from '../week/week-outcome.ts'
import type { WeekMeal } from '../week/week-plan.ts'
import type { PlannedReason } from '../week/week-report.ts'
import { done, fault, inWeek, type PlannedEntry } from '../week/week-steps.ts'
import { type AtMeal, atMeal } from './verb.ts'

export type Replace = AtMeal &
  Readonly<{
    type: 'replace'
    meal: WeekMeal
    /** Other slots of the same week that get the same meal. */
    alsoAt?: readonly SlotAddress[] | undefined
    reasons?: readonly PlannedReason[] | undefined
    /** The slot may be empty, or the next snack of its day. */
    mayAdd?: boolean | undefined
    /** The server adds the sides that usually go with the dish. */
    usualSides?: boolean | undefined
    /** Another meal that changes with it, and what it was: together they keep the budget. */
    along?: ChangedAlong | undefined
    /** The totals before and after, as the planner offered the meal for exactly this week. */
    offer?: Readonly<{ fromCents: number; toCents: number }> | undefined
  }>

/** `was` is the name of the meal that was there. */
export type ChangedAlong = Readonly<{ at: SlotAddress; was: string; meal: WeekMeal }>

export const replace = atMeal<Replace>((book, command) =>
  inWeek(book, command.at.week, (week) => replaced(book, week, command)),
)

function replaced(book: WeekBook, week: PlannedEntry, command: Replace): WeekOutcome {
  const { at, meal, alsoAt = [], reasons = [{ code: 'custom' }], along, offer, mayAdd = false } = command
  const slots = [at, ...alsoAt]
  if (meal.name.trim() === '') return fault('empty_name')
  const isThere = (slot: SlotAddress) =>
    mayAdd ? week.plan.days[slot.day] !== undefined : mealAt(week.plan, slot) !== undefined
  if (!slots.every(isThere)) return fault('no_such_slot')
  if (isSameName(mealAt(week.plan, at)?.name ?? '', meal.name)) return fault('same_meal')
  if (along && !mayChangeAlong(book, week, command, along)) return fault('changed_since')
  // The offer was for one slot of exactly this week, before anything of it was bought.
  const isOffered =
    !isWeekAccepted(week) &&
    alsoAt.length === 0 &&
    offer !== undefined &&
    week.plan.report?.totalCents === offer.fromCents
  const totalCents = isOffered ? offer.toCents : null
  const plan = withReplacedMeals(week.plan, slots, meal)
  const changed = withChangedMeals(book, week, slots, plan, { reasons, totalCents })
  return along ? withChangeAlong(changed, week.weekStart, along, totalCents) : done(changed)
}

/** It is still what was offered to change: nobody put another meal there, cooked it, kept it or left it out. */
function mayChangeAlong(
  { cooked }: WeekBook,
  { plan, weekStart }: PlannedEntry,
  { at, alsoAt = [] }: Replace,
  along: ChangedAlong,
): boolean {
  const meal = mealAt<WeekMeal>(plan, along.at)
  if (!meal || meal.name !== along.was || meal.isLocked || meal.place) return false
  if ([at, ...alsoAt].some((slot) => isSameSlot(slot, along.at))) return false
  const plannedFor = addDays(weekStartOf(weekStart), along.at.day)
  return !isCooked(cooked, { meal, mealType: along.at.slot, plannedFor })
}

function withChangeAlong(
  book: WeekBook,
  weekStart: string,
  { at, meal }: ChangedAlong,
  totalCents: number | null,
): WeekOutcome {
  return inWeek(book, weekStart, (week) => {
    // Guests who came meanwhile eat the other dish.
    const people = mealAt<WeekMeal>(week.plan, at)?.people
    const put = people === undefined ? meal : { ...meal, people }
    const plan = withReplacedMeals(week.plan, [at], put)
    const reasons = [{ code: 'cheaper' }]
    return done(withChangedMeals(book, week, [at], plan, { reasons, totalCents }))
  })
}
