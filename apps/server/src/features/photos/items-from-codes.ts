import { foodById } from '@pennyplate/catalog/foods/foods'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import { onePackage } from '@pennyplate/domain/pantry/pantry-quantity'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { createCachedAsk, lookUpBarcode } from '../../products/look-up-barcode.ts'

/** A misread code passes the check digit one time in ten; the guard bars make that rarer. */
const CODE_CONFIDENCE = 0.99
const UNKNOWN_NAME = 'Unknown Product'

/** The products of a picture's barcodes. A single unknown code gets the name on its label. */
export async function itemsFromCodes(
  deps: Deps,
  actor: Actor,
  codes: readonly string[],
  label: PhotoItem | null,
): Promise<PhotoItem[]> {
  const ask = createCachedAsk(deps)
  const items = await Promise.all(codes.map((code) => itemFromCode(deps, ask, actor, code)))
  const [only] = items
  const isUnknown = items.length === 1 && only?.confidence === 0
  return isUnknown && label ? [{ ...label, barcode: only.barcode }] : items
}

async function itemFromCode(
  deps: Deps,
  ask: ReturnType<typeof createCachedAsk>,
  actor: Actor,
  barcode: string,
): Promise<PhotoItem> {
  const found = await lookUpBarcode(deps, ask, actor, barcode)
  const plain = { source: 'barcode', barcode, line: null, priceCents: null } as const
  if (found.outcome !== 'found')
    return {
      ...plain,
      // A code from a store's scale is for this one piece, so it is not kept.
      barcode: found.outcome === 'in_store' ? null : barcode,
      name: UNKNOWN_NAME,
      brand: null,
      quantity: '1 item',
      category: 'Other',
      confidence: 0,
      foodId: null,
      shelfLifeDays: null,
    }
  const { name, brand, quantity, category, foodId, allergens, mayContain, traits } = found.product
  const food = foodId ? foodById(foodId) : undefined
  return {
    ...plain,
    name,
    brand,
    quantity: onePackage(quantity, category),
    category,
    confidence: CODE_CONFIDENCE,
    foodId,
    shelfLifeDays: food?.shelfLifeDays.unopened ?? null,
    allergens: [...allergens],
    mayContain: [...mayContain],
    traits: [...traits],
  }
}
