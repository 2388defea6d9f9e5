import { plannedAgain } from '../week/planned-again.ts'
import { weekAt, withWeek } from '../week/week-book.ts'
import { weekToPlan } from '../week/week-days.ts'
import { spentOn } from '../week/week-groceries.ts'
import { done, fault } from '../week/week-steps.ts'
import { type OfWeek, ofWeeks } from './verb.ts'

/** Plans the meals of a saved week, or of the week on screen, again for the week that is now being planned. */
export type Reuse = OfWeek & Readonly<{ type: 'reuse'; from: string }>

export const reuse = ofWeeks<Reuse>(
  ({ from, week }, { today }) => [from, week ?? weekToPlan(today)],
  (book, { from, week }, { today }) => {
    const source = weekAt(book, from)
    const plan = (from === book.current ? source?.plan : source?.accepted?.plan) ?? source?.plan
    if (!plan) return fault('no_such_week')
    const weekStartDate = week ?? weekToPlan(today)
    const spent = spentOn(weekAt(book, weekStartDate))
    const again = { plan: { ...plannedAgain(plan, weekStartDate), ...spent }, shoppingList: null }
    return done({ ...withWeek(book, weekStartDate, again), current: weekStartDate })
  },
)
