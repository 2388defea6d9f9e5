import { type WeekBook, type WeekEntry, weekAt } from './week-book.ts'
import type { WeekFault, WeekOutcome } from './week-outcome.ts'
import type { WeekPlan } from './week-plan.ts'

/** What all commands share. */

export const done = (book: WeekBook): WeekOutcome => ({ ok: true, book })
export const fault = (name: WeekFault): WeekOutcome => ({ ok: false, fault: name })

export type PlannedEntry = WeekEntry & { readonly plan: WeekPlan }

export function inWeek(
  book: WeekBook,
  week: string | undefined,
  act: (entry: PlannedEntry) => WeekOutcome,
): WeekOutcome {
  const entry = weekAt(book, week ?? book.current)
  if (!entry?.plan) return fault('no_plan')
  return act({ ...entry, plan: entry.plan })
}
