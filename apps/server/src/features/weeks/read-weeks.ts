import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { findCurrentWeekStart, findWeeks } from '../../weeks/weeks.store.ts'

/** Every week that is kept, newest first, as JSON. Builds it from the stored texts: parsing them would be slow. */
export async function readWeeks(db: Db, householdId: HouseholdId): Promise<string> {
  const current = await findCurrentWeekStart(db, householdId)
  const weeks = await findWeeks(db, householdId)
  const entries = weeks.map(({ weekStart, plan, shoppingList, accepted }) => {
    const dateAccepted: unknown = accepted === null ? null : JSON.parse(accepted).dateAccepted
    const dates = JSON.stringify({ weekStart, dateAccepted }).slice(0, -1)
    return `${dates},"plan":${plan},"shoppingList":${shoppingList}}`
  })
  return `{"current":${JSON.stringify(current)},"weeks":[${entries.join(',')}]}`
}
