import { withWeek } from '../week/week-book.ts'
import { done, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

export type DeletePlan = OfWeek & Readonly<{ type: 'delete' }>

/** Its plan and list; what was saved of it when it was accepted stays. */
export const deletePlan = ofOneWeek<DeletePlan>((book, command) =>
  inWeek(book, command.week, ({ weekStart }) =>
    done(withWeek(book, weekStart, { plan: null, shoppingList: null })),
  ),
)
