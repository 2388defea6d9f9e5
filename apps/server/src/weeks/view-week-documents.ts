import { SAVED_WEEKS } from '@pennyplate/domain/bounds/limits'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'
import type { ViewKey } from './view-keys.ts'
import { findAcceptedWeeks, findCurrentParts } from './weeks.store.ts'

/** The value of a document that is a view of the weeks, as JSON. */
export async function viewWeekDocument(
  db: Db | Trx,
  householdId: HouseholdId,
  key: ViewKey,
): Promise<string | null> {
  if (key === 'mealPlanHistory')
    return `[${(await findAcceptedWeeks(db, householdId, SAVED_WEEKS)).join(',')}]`
  const current = await findCurrentParts(db, householdId)
  return (key === 'currentMealPlan' ? current?.plan : current?.shoppingList) ?? null
}
