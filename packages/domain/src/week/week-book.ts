import { SAVED_WEEKS } from '../bounds/limits.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import type { ShoppingList } from '../shopping/shopping-list-lines.ts'
import type { CookedEntry } from './cooking-history.ts'
import type { SavedWeek } from './meal-plan.ts'
import { weekStartOf } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'

/** One week of a household by the date it starts: what is planned, its shopping list, and the plan as last accepted. */
export type WeekEntry = Readonly<{
  weekStart: string
  plan: WeekPlan | null
  shoppingList: ShoppingList | null
  accepted: AcceptedWeek | null
}>

export type AcceptedWeek = SavedWeek<WeekPlan>

/** The weeks of a household, newest first, and the food that their commands move. */
export type WeekBook = Readonly<{
  /** The start of the week on screen: the last one that was planned. */
  current: string | null
  weeks: readonly WeekEntry[]
  pantry: readonly PantryItem[]
  cooked: readonly CookedEntry[]
}>

export const EMPTY_BOOK: WeekBook = { current: null, weeks: [], pantry: [], cooked: [] }

/** Weeks kept besides the current one, half a year: a household's space must never fill up with old weeks. */
export const WEEKS_KEPT = 26

export function weekAt(book: WeekBook, weekStart: string | null | undefined): WeekEntry | undefined {
  return book.weeks.find((week) => week.weekStart === weekStart)
}

export function currentWeek(book: WeekBook): WeekEntry | undefined {
  return weekAt(book, book.current)
}

/** The book with one week changed or added. A week without anything in it goes. */
export function withWeek(
  book: WeekBook,
  weekStart: string,
  change: Partial<Omit<WeekEntry, 'weekStart'>>,
): WeekBook {
  const before = weekAt(book, weekStart) ?? { weekStart, plan: null, shoppingList: null, accepted: null }
  const after = { ...before, ...change }
  const others = book.weeks.filter((week) => week.weekStart !== weekStart)
  const isEmpty = after.plan === null && after.shoppingList === null && after.accepted === null
  const weeks = isEmpty ? others : [after, ...others]
  const isKept = (week: WeekEntry, index: number) =>
    index < WEEKS_KEPT || week.weekStart === weekStart || week.weekStart === book.current
  return { ...book, weeks: weeks.toSorted(newestFirst).filter(isKept) }
}

/** The day a plan says its week starts. Dates of weeks may be stored with a time. */
export function weekStartIn(dated: { readonly weekStartDate: string }): string
export function weekStartIn(dated: { readonly weekStartDate?: string | undefined }): string | undefined
export function weekStartIn({ weekStartDate }: { readonly weekStartDate?: string | undefined }) {
  return weekStartDate?.slice(0, 10)
}

/** The documents that the specification's key-value API reads and writes. */
export type WeekDocuments = Readonly<{
  plan: WeekPlan | null
  shoppingList: ShoppingList | null
  history: readonly AcceptedWeek[]
}>

export function documentsOf(book: WeekBook): WeekDocuments {
  const { plan = null, shoppingList = null } = currentWeek(book) ?? {}
  const history = book.weeks.flatMap(({ accepted }) => accepted ?? []).slice(0, SAVED_WEEKS)
  return { plan, shoppingList, history }
}

/** The weeks that the documents tell of. */
export function weeksOf(
  { plan, shoppingList, history }: WeekDocuments,
  today: string,
): Pick<WeekBook, 'current' | 'weeks'> {
  const saved = history.reduceRight(
    (book, accepted) => withWeek(book, weekStartIn(accepted), { accepted, plan: accepted.plan }),
    EMPTY_BOOK,
  )
  if (plan === null && shoppingList === null) return { current: null, weeks: saved.weeks }
  const current = (plan && weekStartIn(plan)) ?? weekStartOf(today)
  return { current, weeks: withWeek(saved, current, { plan, shoppingList }).weeks }
}

function newestFirst(a: WeekEntry, b: WeekEntry): number {
  return a.weekStart < b.weekStart ? 1 : -1
}
