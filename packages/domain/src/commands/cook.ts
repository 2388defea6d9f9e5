import { addDays } from '../calendar-day.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { type TakenItem, withTaken } from '../pantry/taken-items.ts'
import { cookedEntry, withCooked } from '../week/cooking-history.ts'
import { mealAt } from '../week/meal-plan.ts'
import type { PeopleAtHome } from '../week/people-at-meal.ts'
import { weekStartOf } from '../week/week-days.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { uncooking } from './uncooking.ts'
import { type AtMeal, atMeal, type Verb } from './verb.ts'

/** A meal was cooked. Without `taken`, the server works out what it used. */
export type Cook = AtMeal &
  Readonly<{
    type: 'cook'
    taken?: readonly TakenItem<PantryItem>[] | undefined
    cookedAt?: string | undefined
    /** Whom it is cooked for. The server adds it. */
    household?: PeopleAtHome | undefined
  }>

export const cook: Verb<Cook> = {
  ...atMeal<Cook>((book, command, { now }) =>
    inWeek(book, command.at.week, ({ weekStart, plan }) => {
      const { at, taken, cookedAt = now, household } = command
      const meal = mealAt(plan, at)
      if (!meal) return fault('no_such_meal')
      if (!taken) return fault('needs_server')
      const plannedFor = addDays(weekStartOf(weekStart), at.day)
      const entry = cookedEntry(meal, { date: cookedAt, mealType: at.slot, plannedFor, household })
      return done({ ...book, pantry: withTaken(book.pantry, taken), cooked: withCooked(book.cooked, entry) })
    }),
  ),
  undo: uncooking(
    ({ at }) => at.slot,
    () => true,
  ),
}
