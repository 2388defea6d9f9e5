import { EMPTY_BOOK, type WeekBook } from '@pennyplate/domain/week/week-book'
import type { Db, Trx } from '../database/schema.ts'
import { readStoredWeek } from './read-stored-week.ts'
import { findShownWeekStart, type Viewer } from './shown-week.store.ts'
import { findWeeks } from './weeks.store.ts'

/** The week on screen and those that start on the given days, or all. Without the food, which is in other documents. */
export async function loadBook(
  db: Db | Trx,
  viewer: Viewer,
  starts: readonly string[] | 'all',
): Promise<WeekBook> {
  const current = await findShownWeekStart(db, viewer)
  const wanted = starts === 'all' ? undefined : [...new Set([...starts, ...(current ? [current] : [])])]
  const stored = await findWeeks(db, viewer.householdId, wanted)
  return { ...EMPTY_BOOK, current, weeks: stored.map(readStoredWeek) }
}
