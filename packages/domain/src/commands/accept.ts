import type { ShoppingList } from '../shopping/shopping-list-lines.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { withWeek } from '../week/week-book.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

/** Without a list, the server makes it. */
export type Accept = OfWeek & Readonly<{ type: 'accept'; shoppingList?: ShoppingList | undefined }>

export const accept = ofOneWeek<Accept>((book, command, { now }) =>
  inWeek(book, command.week, (week) => {
    const { shoppingList } = command
    if (isWeekAccepted(week)) return fault('already_accepted')
    if (!shoppingList) return fault('needs_server')
    const { weekStart, plan } = week
    const accepted = { plan, dateAccepted: now, weekStartDate: weekStart }
    const spent = plan.boughtCents === undefined ? {} : { putAwayCents: plan.boughtCents }
    return done(withWeek(book, weekStart, { shoppingList: { ...shoppingList, ...spent }, accepted }))
  }),
)
