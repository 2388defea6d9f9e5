import { isSameName } from '../recipe/dish-name.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { withChangedMeals } from '../week/change-meals.ts'
import { asLeftover, leftoversFrom, withoutRemake } from '../week/leftovers.ts'
import { mealAt, type SlotAddress, withMeals } from '../week/meal-plan.ts'
import type { WeekBook } from '../week/week-book.ts'
import type { WeekOutcome } from '../week/week-outcome.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
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
    /** The totals before and after, as the planner offered the meal for exactly this week. */
    offer?: Readonly<{ fromCents: number; toCents: number }> | undefined
  }>

export const replace = atMeal<Replace>((book, command) =>
  inWeek(book, command.at.week, (week) => replaced(book, week, command)),
)

function replaced(book: WeekBook, week: PlannedEntry, command: Replace): WeekOutcome {
  const { at, meal, alsoAt = [], reasons = [{ code: 'custom' }], offer, mayAdd = false } = command
  const slots = [at, ...alsoAt]
  if (meal.name.trim() === '') return fault('empty_name')
  const isThere = (slot: SlotAddress) =>
    mayAdd ? week.plan.days[slot.day] !== undefined : mealAt(week.plan, slot) !== undefined
  if (!slots.every(isThere)) return fault('no_such_slot')
  if (isSameName(mealAt(week.plan, at)?.name ?? '', meal.name)) return fault('same_meal')
  // The offer was for one slot of exactly this week, before anything of it was bought.
  const isOffered =
    !isWeekAccepted(week) &&
    alsoAt.length === 0 &&
    offer !== undefined &&
    week.plan.report?.totalCents === offer.fromCents
  const totalCents = isOffered ? offer.toCents : null
  const plan = withReplacedLeftovers(withMeals(week.plan, slots, meal), week.plan, slots)
  return done(withChangedMeals(book, week, slots, plan, { reasons, totalCents }))
}

/** What was left of the old meal is now left of the new one, with its own sides; if it keeps so long. */
function withReplacedLeftovers(plan: WeekPlan, before: WeekPlan, slots: readonly SlotAddress[]): WeekPlan {
  return slots.reduce((changed, slot) => {
    const meal = mealAt<WeekMeal>(changed, slot)
    return leftoversFrom<WeekMeal>(before, slot).reduce((done, at) => {
      const { sides, people, isLocked, leftoverOf, place } = mealAt<WeekMeal>(done, at) ?? {}
      const keeps = (meal?.keepsDays ?? 0) >= at.day - slot.day
      if (!meal || !keeps || isLocked || place || leftoverOf === undefined) return done
      const { sides: _, people: __, ...main } = asLeftover(meal)
      const plate = { ...main, ...(sides ? { sides } : {}), ...(people === undefined ? {} : { people }) }
      const eatenAgain = withoutRemake(plate)
      return withMeals<WeekMeal, WeekPlan>(done, [at], eatenAgain)
    }, changed)
  }, plan)
}
