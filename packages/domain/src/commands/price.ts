import { withOtherMeals } from '../week/accepted-week.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { withWeek } from '../week/week-book.ts'
import { done, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

/** Has the total computed again, and the list of an accepted week. */
export type Price = OfWeek & Readonly<{ type: 'price' }>

/** An accepted week keeps its meals, and its list waits for the server. The total of another week is the server's alone. */
export const price = ofOneWeek<Price>((book, command) =>
  inWeek(book, command.week, (week) => {
    // A copy, because a plan that stays the same object counts as unchanged.
    const changed = isWeekAccepted(week) ? withOtherMeals(week, { ...week.plan }) : {}
    return done(withWeek(book, week.weekStart, changed))
  }),
)
