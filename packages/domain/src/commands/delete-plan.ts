import { withWeek } from '../week/week-book.ts'
import { spentOn } from '../week/week-groceries.ts'
import { done, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek, type Verb } from './verb.ts'

export type DeletePlan = OfWeek & Readonly<{ type: 'delete' }>

/** Its plan and list; what was saved of it when it was accepted stays, with what was spent on it. */
export const deletePlan: Verb<DeletePlan> = {
  ...ofOneWeek<DeletePlan>((book, command) =>
    inWeek(book, command.week, (week) => {
      const { weekStart, accepted } = week
      const saved = accepted && { ...accepted, plan: { ...accepted.plan, ...spentOn(week) } }
      return done(withWeek(book, weekStart, { plan: null, shoppingList: null, accepted: saved }))
    }),
  ),
  // It only moves what it removes to undo.
  fitsAlways: () => true,
}
