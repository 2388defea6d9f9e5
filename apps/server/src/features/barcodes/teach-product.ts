import { TAUGHT_PRODUCTS_MAX } from '@pennyplate/domain/bounds/limits'
import { gtinOf, isInStoreCode } from '@pennyplate/domain/food/barcode'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { countTaughtProducts, findTaughtProduct, saveTaughtProduct } from '../../products/barcodes.store.ts'
import type { Product } from '../../products/product.ts'
import { requireStorage } from '../../storage/require-storage.ts'

export const teachBody = z.object({
  name: z.string().trim().min(1).max(200),
  brand: z.string().trim().max(200).nullish(),
  category: z.enum(PANTRY_CATEGORIES),
  quantity: z.string().trim().max(100).nullish(),
})

/** Stores a household's own description of an unknown product. Other households do not see it. */
export async function teachProduct(
  deps: Deps,
  actor: Actor,
  code: string,
  { name, brand, category, quantity }: z.infer<typeof teachBody>,
): Promise<{ gtin: string; product: Product }> {
  const gtin = gtinOf(code)
  if (gtin === null || isInStoreCode(gtin)) {
    const reason = gtin === null ? 'is not a valid code' : 'is printed by the store and identifies no product'
    throw new AppError('invalid_request', { details: [{ path: 'barcode', reason }] })
  }
  const [{ findFood }, { labelInWords }] = await Promise.all([
    import('@pennyplate/catalog/foods/find-food'),
    import('@pennyplate/domain/allergen-lexicon/label-words'),
  ])
  const product = {
    name,
    brand: brand || null,
    quantity: quantity || null,
    category,
    description: null,
    imageUrl: null,
    foodId: findFood(name)?.food.id ?? null,
    ...labelInWords(name),
  }
  const { householdId } = actor
  const { db, engine } = deps.database
  await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, householdId)
    const isNew = (await findTaughtProduct(trx, householdId, gtin)) === undefined
    if (isNew && (await countTaughtProducts(trx, householdId)) >= TAUGHT_PRODUCTS_MAX)
      throw new AppError('storage_full')
    const taughtAt = deps.now().toISOString()
    await requireStorage(deps.config, trx, householdId, () =>
      saveTaughtProduct(trx, { householdId, gtin, productJson: JSON.stringify(product), taughtAt }),
    )
  })
  return { gtin, product }
}
