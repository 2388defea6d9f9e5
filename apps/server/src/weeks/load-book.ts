import { EMPTY_BOOK, type WeekBook } from '@pennyplate/domain/week/week-book'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'
import { readStoredWeek } from './read-stored-week.ts'
import { findCurrentWeekStart, findWeeks } from './weeks.store.ts'

/** The current week and those that start on the given days, or all. Without the food, which is in other documents. */
export async function loadBook(
  db: Db | Trx,
  householdId: HouseholdId,
  starts: readonly string[] | 'all',
): Promise<WeekBook> {
  const current = await findCurrentWeekStart(db, householdId)
  const wanted = starts === 'all' ? undefined : [...new Set([...starts, ...(current ? [current] : [])])]
  const stored = await findWeeks(db, householdId, wanted)
  return { ...EMPTY_BOOK, current, weeks: stored.map(readStoredWeek) }
}
