import type { ShoppingList } from '../shopping/shopping-list-lines.ts'
import { withStoredTicks } from '../shopping/shopping-list-ticks.ts'
import { withOwnReport } from './own-report.ts'
import {
  type AcceptedWeek,
  currentWeek,
  documentsOf,
  type WeekBook,
  weekAt,
  weekStartIn,
  withWeek,
} from './week-book.ts'
import { weekStartOf } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'

/** Writes of the specification's key-value API. Each changes one document and leaves what the others show. */

export function withPlanDocument(book: WeekBook, plan: WeekPlan | null, today: string): WeekBook {
  const before = currentWeek(book)
  if (plan === null) return before ? withWeek(book, before.weekStart, { plan: null }) : book
  const weekStart = weekStartIn(plan) ?? book.current ?? weekStartOf(today)
  const shoppingList = before?.shoppingList ?? null
  const left =
    before && before.weekStart !== weekStart ? withWeek(book, before.weekStart, { shoppingList: null }) : book
  const own = withOwnReport(plan, weekAt(book, weekStart)?.plan ?? null)
  return { ...withWeek(left, weekStart, { plan: own, shoppingList }), current: weekStart }
}

export function withListDocument(book: WeekBook, written: ShoppingList | null, today: string): WeekBook {
  const before = currentWeek(book)?.shoppingList
  const shoppingList = written && before ? withStoredTicks(written, before) : written
  if (book.current !== null) return withWeek(book, book.current, { shoppingList })
  if (shoppingList === null) return book
  // This week may be a saved one, whose meals are not on screen.
  const current = weekStartOf(today)
  return { ...withWeek(book, current, { shoppingList, plan: null }), current }
}

export function withHistoryDocument(book: WeekBook, history: readonly AcceptedWeek[]): WeekBook {
  const kept = new Set(history.map((accepted) => weekStartIn(accepted)))
  const dropped = documentsOf(book)
    .history.map((accepted) => weekStartIn(accepted))
    .filter((week) => !kept.has(week))
  const without = dropped.reduce(
    (done, week) => withWeek(done, week, { accepted: null, ...pastPlan(done, week) }),
    book,
  )
  return history.reduceRight((done, accepted) => {
    const week = weekStartIn(accepted)
    if (week === book.current) return withWeek(done, week, { accepted })
    return withWeek(done, week, { accepted, plan: weekAt(done, week)?.plan ?? accepted.plan })
  }, without)
}

/** A week that is neither saved nor on screen any more goes with its plan. */
function pastPlan(book: WeekBook, weekStart: string): { plan: null } | undefined {
  return weekStart === book.current ? undefined : { plan: null }
}
