import { SAVED_WEEKS } from '@pennyplate/domain/bounds/limits'
import type { Db, Trx } from '../database/schema.ts'
import { findShownParts, type Viewer } from './shown-week.store.ts'
import type { ViewKey } from './view-keys.ts'
import { findAcceptedWeeks } from './weeks.store.ts'

/** The value of a document that is a view of the weeks, as JSON. */
export async function viewWeekDocument(db: Db | Trx, viewer: Viewer, key: ViewKey): Promise<string | null> {
  if (key === 'mealPlanHistory')
    return `[${(await findAcceptedWeeks(db, viewer.householdId, SAVED_WEEKS)).join(',')}]`
  const shown = await findShownParts(db, viewer)
  return (key === 'currentMealPlan' ? shown?.plan : shown?.shoppingList) ?? null
}
