import { withDayNotes } from '../week/day-notes.ts'
import { weekAt, weekStartIn, withWeek } from '../week/week-book.ts'
import { weekStartOf } from '../week/week-days.ts'
import type { WeekPlan } from '../week/week-plan.ts'
import { done } from '../week/week-steps.ts'
import { ofWeeks } from './verb.ts'

/** A generated week becomes the plan of its dates. */
export type Take = Readonly<{ type: 'take'; plan: WeekPlan }>

export const take = ofWeeks<Take>(
  ({ plan }, { today }) => [weekStartIn(plan) ?? weekStartOf(today)],
  (book, { plan }, { today }) => {
    const weekStart = weekStartIn(plan) ?? weekStartOf(today)
    // A note is about its day, whatever is eaten then.
    const noted = plan.dayNotes ? plan : withDayNotes(plan, weekAt(book, weekStart)?.plan?.dayNotes)
    return done({ ...withWeek(book, weekStart, { plan: noted, shoppingList: null }), current: weekStart })
  },
)
