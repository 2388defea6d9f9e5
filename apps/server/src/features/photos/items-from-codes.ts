import { foodById } from '@pennyplate/catalog/foods/foods'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import { onePackage } from '@pennyplate/domain/pantry/pantry-quantity'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { createCachedAsk, lookUpBarcode } from '../../products/look-up-barcode.ts'

/** The check digit of a code fits by chance once in ten; the bars around it make that rarer still. */
const CODE_CONFIDENCE = 0.99
const UNKNOWN_NAME = 'Unknown Product'

/** The products behind the codes of a picture. One code that nobody knows is called what its package says. */
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
      // A code of a shop's own scales is of this one piece, so it is no name to keep.
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
