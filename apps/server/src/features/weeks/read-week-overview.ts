import { summaryOf } from '@pennyplate/domain/week/week-overview'
import type { Db } from '../../database/schema.ts'
import { readStoredWeek } from '../../weeks/read-stored-week.ts'
import { findShownWeekStart, type Viewer } from '../../weeks/shown-week.store.ts'
import { findWeekSummaries, findWeeks } from '../../weeks/weeks.store.ts'

/** Every week in a few words, as JSON, and how many characters were read for it. */
export async function readWeekOverview(db: Db, viewer: Viewer): Promise<{ json: string; readChars: number }> {
  const { householdId } = viewer
  const onScreen = await findShownWeekStart(db, viewer)
  let current: string | null = null
  let readChars = 0
  const weeks: string[] = []
  for (const { weekStart, summary, hasPlan } of await findWeekSummaries(db, householdId)) {
    if (hasPlan && weekStart === onScreen) current = weekStart
    readChars += summary?.length ?? 0
    if (summary !== null) weeks.push(summary)
    else
      for (const stored of await findWeeks(db, householdId, [weekStart])) {
        weeks.push(JSON.stringify(summaryOf(readStoredWeek(stored))))
        readChars += [stored.plan, stored.shoppingList, stored.accepted].join('').length
      }
  }
  return { json: `{"current":${JSON.stringify(current)},"weeks":[${weeks.join(',')}]}`, readChars }
}
