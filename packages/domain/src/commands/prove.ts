import { mealsKey } from '../week/meals-key.ts'
import { withWeek } from '../week/week-book.ts'
import type { WeekReport } from '../week/week-report.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

/** The proof of a week arrives after the week. It counts only while the meals are the same. */
export type Prove = OfWeek & Readonly<{ type: 'prove'; meals: string; report: WeekReport }>

export const prove = ofOneWeek<Prove>((book, command) =>
  inWeek(book, command.week, (week) => {
    const { weekStart, plan } = week
    const { meals, report } = command
    if (mealsKey(plan) !== meals) return fault('changed_since')
    const { people } = plan.report ?? {}
    // A proof does not say for whom the total is, and the total of an accepted week is not worked out again.
    const proven = people ? { ...report, people } : report
    return done(withWeek(book, weekStart, { plan: { ...plan, report: proven } }))
  }),
)
