import { isFrozenDish } from './frozen-portions.ts'
import type { PantryItem } from './pantry.ts'
import { takeAmount } from './take-amount.ts'
import { isSameFood, type UsedIngredient } from './used-ingredients.ts'

/** How much of an ingredient is at home. */
export type PantryCover =
  | { readonly state: 'none' | 'all' }
  /** Some of it; the share is above 0 and below 1. */
  | { readonly state: 'some'; readonly share: number }
  /** At home in an amount that cannot be computed: "some", or a bag of unknown size. */
  | { readonly state: 'unclear' }

/** Rounding to spoons and cups must not put an item on the shopping list. */
export const NEARLY_ALL = 0.97

/** Expired items do not count. */
export function pantryCover(
  pantry: readonly Pick<PantryItem, 'name' | 'quantity' | 'foodId' | 'expiryDate' | 'frozen'>[],
  wanted: UsedIngredient,
  today: string,
): PantryCover {
  const here = pantry.filter(
    (item) =>
      !isFrozenDish(item) &&
      isSameFood(item, wanted) &&
      (!item.expiryDate || item.expiryDate.slice(0, 10) >= today),
  )
  if (here.length === 0) return { state: 'none' }
  const taken = here.map(({ quantity }) => takeAmount(quantity, wanted))
  const share = taken.reduce((sum, one) => sum + (one.ok ? one.share : 0), 0)
  if (share >= NEARLY_ALL) return { state: 'all' }
  return taken.every(({ ok }) => ok) ? { state: 'some', share } : { state: 'unclear' }
}
