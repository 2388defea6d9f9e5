import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db, Trx } from '../../database/schema.ts'
import { readStoredJson } from '../../json.ts'
import type { Alias } from './nearest-alias.ts'

export async function findAliases(db: Db, householdId: HouseholdId): Promise<Alias[]> {
  const rows = await db
    .selectFrom('receipt_aliases')
    .select(['alias', 'item_json'])
    .where('household_id', '=', householdId)
    .execute()
  return rows.map(({ alias, item_json }) => ({ ...readStoredJson(storedItem, item_json), alias }))
}

const storedItem = z.object({
  name: z.string(),
  category: z.enum(PANTRY_CATEGORIES),
  foodId: z.nullable(z.string()),
})

export async function saveAlias(
  trx: Trx,
  householdId: HouseholdId,
  taught: Alias,
  taughtAt: string,
): Promise<void> {
  const { alias, ...item } = taught
  const row = { item_json: JSON.stringify(item), taught_at: taughtAt }
  await trx
    .insertInto('receipt_aliases')
    .values({ household_id: householdId, alias, ...row })
    .onConflict((conflict) => conflict.columns(['household_id', 'alias']).doUpdateSet(row))
    .execute()
}

/** Keeps the newest aliases. */
export async function forgetOldAliases(trx: Trx, householdId: HouseholdId, kept: number): Promise<void> {
  const [last] = await trx
    .selectFrom('receipt_aliases')
    .select('taught_at')
    .where('household_id', '=', householdId)
    .orderBy('taught_at', 'desc')
    .offset(kept)
    .limit(1)
    .execute()
  if (!last) return
  await trx
    .deleteFrom('receipt_aliases')
    .where('household_id', '=', householdId)
    .where('taught_at', '<=', last.taught_at)
    .execute()
}
