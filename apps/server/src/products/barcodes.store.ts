import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

type CachedAnswer = { gtin: string; productJson: string | null; expiresAt: string }

/** A null product means that the code is known to have none, which is cached too. */
export async function findCachedAnswers(db: Db, gtins: readonly string[]): Promise<CachedAnswer[]> {
  if (gtins.length === 0) return []
  return db
    .selectFrom('barcode_cache')
    .select(['gtin', 'product_json as productJson', 'expires_at as expiresAt'])
    .where('gtin', 'in', gtins)
    .execute()
}

export async function cacheAnswer(db: Db, { gtin, productJson, expiresAt }: CachedAnswer): Promise<void> {
  const row = { product_json: productJson, expires_at: expiresAt }
  await db
    .insertInto('barcode_cache')
    .values({ gtin, ...row })
    .onConflict((conflict) => conflict.column('gtin').doUpdateSet(row))
    .execute()
}

export async function findTaughtProduct(
  db: Db | Trx,
  householdId: HouseholdId,
  gtin: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('household_products')
    .select('product_json')
    .where('household_id', '=', householdId)
    .where('gtin', '=', gtin)
    .executeTakeFirst()
  return row?.product_json
}

export async function countTaughtProducts(trx: Trx, householdId: HouseholdId): Promise<number> {
  const row = await trx
    .selectFrom('household_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

type TaughtProduct = { householdId: HouseholdId; gtin: string; productJson: string; taughtAt: string }

export async function saveTaughtProduct(trx: Trx, taught: TaughtProduct): Promise<void> {
  const row = { product_json: taught.productJson, taught_at: taught.taughtAt }
  await trx
    .insertInto('household_products')
    .values({ household_id: taught.householdId, gtin: taught.gtin, ...row })
    .onConflict((conflict) => conflict.columns(['household_id', 'gtin']).doUpdateSet(row))
    .execute()
}
