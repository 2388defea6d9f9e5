import { withDayNotes } from '../week/day-notes.ts'
import { weekAt, weekStartIn, withWeek } from '../week/week-book.ts'
import { weekStartOf } from '../week/week-days.ts'
import { spentOn } from '../week/week-groceries.ts'
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
    const before = weekAt(book, weekStart)
    const noted = plan.dayNotes ? plan : withDayNotes(plan, before?.plan?.dayNotes)
    const taken = { plan: { ...noted, ...spentOn(before) }, shoppingList: null }
    return done({ ...withWeek(book, weekStart, taken), current: weekStart })
  },
)
