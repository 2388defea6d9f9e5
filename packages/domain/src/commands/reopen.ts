import { isWeekAccepted, notBought } from '../week/bought-week.ts'
import { withWeek } from '../week/week-book.ts'
import { spentOn } from '../week/week-groceries.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

export type Reopen = OfWeek & Readonly<{ type: 'reopen' }>

/** Drops the list; the week must be accepted again. */
export const reopen = ofOneWeek<Reopen>((book, command) =>
  inWeek(book, command.week, (week) => {
    if (!isWeekAccepted(week)) return fault('no_shopping_list')
    const plan = { ...notBought(week.plan), ...spentOn(week) }
    return done(withWeek(book, week.weekStart, { plan, shoppingList: null }))
  }),
)
