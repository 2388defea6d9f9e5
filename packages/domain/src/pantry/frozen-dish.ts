import { type FreezerPortions, type FrozenDish, portionsOf } from './frozen-portions.ts'
import type { PantryItem } from './pantry.ts'
import { suggestExpiry } from './pantry-expiry.ts'
import { formatPantryQuantity, parsePantryQuantity } from './pantry-quantity.ts'
import type { StockItem, TakenItem } from './taken-items.ts'

type MealToFreeze = Readonly<{
  name: string
  recipeId?: string | undefined
  nutrition?: FrozenDish['nutrition']
}> &
  Readonly<{ [field: string]: unknown }>

/** Cooked dishes taste best within three months; they stay safe for longer. */
const FROZEN_KEEPS_DAYS = 90
/** Portions of a meal as an item of the pantry. Undefined for a dish that we do not know: nobody could judge it later. */
export function frozenItem(
  meal: MealToFreeze,
  portions: number,
  { id, now, today }: Readonly<{ id: string; now: string; today: string }>,
): PantryItem | undefined {
  const { recipeId, formId, servingsPerAdult, nutrition, leftoverOf, name } = meal
  if (recipeId === undefined) return undefined
  return {
    id,
    name: typeof leftoverOf === 'string' ? leftoverOf : name,
    quantity: portionsText(portions),
    category: 'Frozen',
    dateAdded: now,
    expiryDate: suggestExpiry(FROZEN_KEEPS_DAYS, today),
    expiryEstimated: true,
    frozen: {
      recipeId,
      ...(typeof formId === 'string' ? { formId } : {}),
      ...(typeof servingsPerAdult === 'number' ? { servingsPerAdult } : {}),
      ...(nutrition ? { nutrition } : {}),
    },
  }
}

export function portionsText(portions: number): string {
  return formatPantryQuantity({ count: portions, unit: portions === 1 ? 'portion' : 'portions' })
}

/** What a meal from the freezer takes out of the pantry: nothing if the item is gone. */
export function takeFrozen<T extends StockItem>(
  pantry: readonly T[],
  { item: id, portions }: FreezerPortions,
): TakenItem<T>[] {
  return pantry.flatMap((item, index) => {
    if (item.id !== id) return []
    const left = portionsOf(item) - portions
    const { unit } = parsePantryQuantity(item.quantity)
    const isPortions = /^portions?$/i.test(unit)
    return [
      {
        item,
        index,
        left:
          left <= 0 ? null : isPortions ? portionsText(left) : formatPantryQuantity({ count: left, unit }),
      },
    ]
  })
}

/** The freezer without the portions that other meals are to take. */
export function withoutPortions<
  T extends Pick<PantryItem, 'quantity'> & Readonly<{ id?: string | undefined }>,
>(pantry: readonly T[], taken: readonly FreezerPortions[]): T[] {
  return pantry.flatMap((item) => {
    const portions = taken.filter((one) => one.item === item.id).reduce((sum, one) => sum + one.portions, 0)
    if (portions === 0) return [item]
    const left = portionsOf(item) - portions
    return left > 0 ? [{ ...item, quantity: portionsText(left) }] : []
  })
}
