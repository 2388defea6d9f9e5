import { isFrozenDish } from './frozen-portions.ts'
import { suggestExpiry } from './pantry-expiry.ts'
import { sortPantry } from './pantry-order.ts'
import { takeAmount } from './take-amount.ts'
import { type StockItem, type TakenItem, withTaken } from './taken-items.ts'
import { isSameFood, scaled, type UsedIngredient } from './used-ingredients.ts'

export interface CookedMeal<T extends StockItem> {
  readonly pantry: T[]
  readonly taken: readonly TakenItem<T>[]
  /** Used foods whose amount cannot be computed: "some", or a bag of unknown size. They stay unchanged. */
  readonly unclear: readonly T[]
}

/**
 * Takes what a cooked meal used out of the pantry (D9), earliest expiry first. Foods are matched by the catalog's
 * food, else by name. Nothing falls below zero; what the pantry lacks came from elsewhere. An opened can keeps for days.
 */
export function cookMeal<T extends StockItem>(
  pantry: readonly T[],
  ingredients: readonly UsedIngredient[],
  today: string,
): CookedMeal<T> {
  const quantities = new Map<string, string | null>()
  const opened = new Map<string, string>()
  const unclear = new Map<string, T>()
  // A frozen chili is no ingredient of a chili.
  const foods = sortPantry(pantry, 'expiry').filter((item) => !isFrozenDish(item))
  for (const ingredient of ingredients) {
    let share = 1
    for (const item of foods.filter((known) => isSameFood(known, ingredient))) {
      const quantity = quantities.get(item.id) ?? item.quantity
      if (share < ENOUGH || quantities.get(item.id) === null) continue
      const taken = takeAmount(quantity, partOf(ingredient, share))
      if (!taken.ok) {
        unclear.set(item.id, item)
        continue
      }
      quantities.set(item.id, taken.left)
      const { opensForDays } = ingredient
      if (taken.isOpened && opensForDays !== undefined)
        opened.set(item.id, suggestExpiry(opensForDays, today))
      share *= 1 - taken.share
    }
  }
  const taken = pantry.flatMap((item, index) => {
    const left = quantities.get(item.id)
    if (left === undefined || left === item.quantity) return []
    const bestBy = left === null ? undefined : opened.get(item.id)
    const isSooner = bestBy !== undefined && (!item.expiryDate || bestBy < item.expiryDate)
    return [{ item, index, left, ...(isSooner ? { bestBy } : {}) }]
  })
  return { pantry: withTaken(pantry, taken), taken, unclear: [...unclear.values()] }
}

/** Missing less than a hundredth of the amount is rounding. */
const ENOUGH = 0.01

function partOf(ingredient: UsedIngredient, share: number): UsedIngredient {
  return share === 1 ? ingredient : scaled(ingredient, share)
}
