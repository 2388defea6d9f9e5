import type { KeptMeals } from '@pennyplate/contract/ai/kept-meals'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { isWeekAccepted, weekAt, weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { HouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import { findDocument } from '../documents/documents.store.ts'
import { readHousehold, storedValue } from '../documents/read-household.ts'
import type { WeekWithList } from '../engines/week-with-list.ts'
import { loadBook } from '../weeks/load-book.ts'
import { weekWithList } from '../weeks/week-with-list.ts'

/** What a plan needs to know about the household. */
export function readPlanHousehold(
  deps: Pick<Deps, 'database' | 'now'>,
  householdId: HouseholdId,
  today: string,
) {
  return readHousehold(deps, householdId, { withHistory: true, weekOf: weekBefore(today, deps.now()) })
}

/** The week whose rest is planned, with its list, if it was accepted. */
export async function readWeekToFinish(
  { database: { db } }: Pick<Deps, 'database'>,
  householdId: HouseholdId,
  keep: KeptMeals | undefined,
): Promise<WeekWithList | undefined> {
  const weekStart = keep && weekStartIn(keep.plan)
  if (keep?.spentCents === undefined || weekStart === undefined) return undefined
  const book = await loadBook(db, householdId, [weekStart])
  const week = weekAt(book, weekStart)
  if (!week || !isWeekAccepted(week)) return undefined
  const stored = await findDocument(db, householdId, 'cookingHistory')
  const cooked = storedValue<'cookingHistory'>(stored) ?? []
  return weekWithList(week, keep.checked, { cooked })
}

const MS_BEHIND_UTC = DAY_MS / 3

/** For questions about a later week: the day it is on the west coast, where the week before is still going on. */
export function weekBefore(today: string, now: Date): string | undefined {
  const here = new Date(now.getTime() - MS_BEHIND_UTC).toISOString().slice(0, 10)
  return weekStartOf(today) > weekStartOf(here) ? here : undefined
}
