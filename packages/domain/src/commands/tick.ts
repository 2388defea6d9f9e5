import type { LineAddress } from '../shopping/shopping-list-lines.ts'
import { withTicks } from '../shopping/shopping-list-ticks.ts'
import { weekAt, withWeek } from '../week/week-book.ts'
import { done, fault } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek, type Verb } from './verb.ts'

/** Lines of the list are checked off in the store, or no longer. Lines that are gone are passed over. */
export type Tick = OfWeek & Readonly<{ type: 'tick'; lines: readonly LineAddress[]; isTicked: boolean }>

export const tick: Verb<Tick> = {
  ...ofOneWeek<Tick>((book, { week: weekStart, lines, isTicked }, { now }) => {
    const week = weekAt(book, weekStart ?? book.current)
    if (!week?.shoppingList) return fault(week?.plan ? 'no_shopping_list' : 'no_plan')
    const shoppingList = withTicks(week.shoppingList, lines, isTicked ? now : null)
    return done(withWeek(book, week.weekStart, { shoppingList }))
  }),
  leavesPlan: true,
  isCheckmark: true,
}
