import type { PantryItem } from './pantry.ts'
import { takeAmount } from './take-amount.ts'
import { isSameFood, type UsedIngredient } from './used-ingredients.ts'

/** How much of what a recipe wants is at home. */
export type PantryCover =
  | { readonly state: 'none' | 'all' }
  /** Some of it; the share is above 0 and below 1. */
  | { readonly state: 'some'; readonly share: number }
  /** It is there, in an amount nobody can reckon with: "some", or a bag of unknown size. */
  | { readonly state: 'unclear' }

/** Rounding to spoons and cups is no reason to send somebody to the shop. */
const NEARLY_ALL = 0.97

/** What went bad before today does not count. */
export function pantryCover(
  pantry: readonly Pick<PantryItem, 'name' | 'quantity' | 'foodId' | 'expiryDate'>[],
  wanted: UsedIngredient,
  today: string,
): PantryCover {
  const here = pantry.filter(
    (item) => isSameFood(item, wanted) && (!item.expiryDate || item.expiryDate.slice(0, 10) >= today),
  )
  if (here.length === 0) return { state: 'none' }
  const taken = here.map(({ quantity }) => takeAmount(quantity, wanted))
  const share = taken.reduce((sum, one) => sum + (one.ok ? one.share : 0), 0)
  if (share >= NEARLY_ALL) return { state: 'all' }
  return taken.every(({ ok }) => ok) ? { state: 'some', share } : { state: 'unclear' }
}
