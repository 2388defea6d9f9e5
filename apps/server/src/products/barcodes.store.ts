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
  userId: string,
  gtin: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('household_products')
    .select('product_json')
    .where('user_id', '=', userId)
    .where('gtin', '=', gtin)
    .executeTakeFirst()
  return row?.product_json
}

export async function countTaughtProducts(trx: Trx, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('household_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

type TaughtProduct = { userId: string; gtin: string; productJson: string; taughtAt: string }

export async function saveTaughtProduct(trx: Trx, taught: TaughtProduct): Promise<void> {
  const row = { product_json: taught.productJson, taught_at: taught.taughtAt }
  await trx
    .insertInto('household_products')
    .values({ user_id: taught.userId, gtin: taught.gtin, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'gtin']).doUpdateSet(row))
    .execute()
}
