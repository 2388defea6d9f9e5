import { z } from 'zod'
import type { Db } from '../../database/schema.ts'
import { readStoredJson } from '../../json.ts'
import { findShownWeekStart, type Viewer } from '../../weeks/shown-week.store.ts'
import { findWeeks } from '../../weeks/weeks.store.ts'

const dated = z.object({ dateAccepted: z.unknown().optional() })

/** Every week that is kept, newest first, as JSON. Builds it from the stored texts: parsing them would be slow. */
export async function readWeeks(db: Db, viewer: Viewer): Promise<string> {
  const current = await findShownWeekStart(db, viewer)
  const weeks = await findWeeks(db, viewer.householdId)
  const entries = weeks.map(({ weekStart, plan, shoppingList, accepted }) => {
    const { dateAccepted } = accepted === null ? { dateAccepted: null } : readStoredJson(dated, accepted)
    const dates = JSON.stringify({ weekStart, dateAccepted }).slice(0, -1)
    return `${dates},"plan":${plan},"shoppingList":${shoppingList}}`
  })
  return `{"current":${JSON.stringify(current)},"weeks":[${entries.join(',')}]}`
}
