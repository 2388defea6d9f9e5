import { weekAt } from '../week/week-book.ts'
import { done, fault } from '../week/week-steps.ts'
import { ofWeeks } from './verb.ts'

/** Another week that is kept comes on screen. A browser does not know the others, so only the server can. */
export type Show = Readonly<{ type: 'show'; week: string }>

export const show = ofWeeks<Show>(
  ({ week }) => [week],
  (book, { week }) => {
    if (!weekAt(book, week)?.plan) return fault('no_such_week')
    return done({ ...book, current: week })
  },
)
