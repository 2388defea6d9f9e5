import type { PantryItem } from './pantry.ts'
import { sortPantry } from './pantry-order.ts'
import { takeAmount } from './take-amount.ts'
import { isSameFood, scaled, type UsedIngredient } from './used-ingredients.ts'

type StockItem = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'foodId' | 'dateAdded' | 'expiryDate'>

/** An item that was used, with its state before, for undo. */
export interface TakenItem<T extends StockItem> {
  readonly item: T
  readonly index: number
  /** The remaining quantity; null when it was used up. */
  readonly left: string | null
}

export interface CookedMeal<T extends StockItem> {
  readonly pantry: T[]
  readonly taken: readonly TakenItem<T>[]
  /** Used foods whose amount cannot be computed: "some", or a bag of unknown size. They stay unchanged. */
  readonly unclear: readonly T[]
}

/**
 * Takes what a cooked meal used out of the pantry (D9), earliest expiry first. Foods are matched by the catalog's
 * food, else by name. Nothing falls below zero; what the pantry lacks came from elsewhere.
 */
export function cookMeal<T extends StockItem>(
  pantry: readonly T[],
  ingredients: readonly UsedIngredient[],
): CookedMeal<T> {
  const quantities = new Map<string, string | null>()
  const unclear = new Map<string, T>()
  for (const ingredient of ingredients) {
    let share = 1
    for (const item of sortPantry(pantry, 'expiry').filter((known) => isSameFood(known, ingredient))) {
      const quantity = quantities.get(item.id) ?? item.quantity
      if (share < ENOUGH || quantities.get(item.id) === null) continue
      const taken = takeAmount(quantity, partOf(ingredient, share))
      if (!taken.ok) {
        unclear.set(item.id, item)
        continue
      }
      quantities.set(item.id, taken.left)
      share *= 1 - taken.share
    }
  }
  const taken = pantry.flatMap((item, index) => {
    const left = quantities.get(item.id)
    return left === undefined || left === item.quantity ? [] : [{ item, index, left }]
  })
  return { pantry: withTaken(pantry, taken), taken, unclear: [...unclear.values()] }
}

/** Missing less than a hundredth of the amount is rounding. */
const ENOUGH = 0.01

/** Safe on a pantry that changed meanwhile: only items with the quantity they had before cooking are reduced. */
export function withTaken<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  const byId = new Map(taken.map((entry) => [entry.item.id, entry]))
  return pantry.flatMap((item) => {
    const entry = byId.get(item.id)
    if (!entry || entry.item.quantity !== item.quantity) return [item]
    return entry.left === null ? [] : [{ ...item, quantity: entry.left }]
  })
}

/** Undoes cooking, except for items changed since. */
export function putBack<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  return taken.reduce<T[]>(
    (items, { item, index, left }) => {
      if (left === null)
        return items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item)
      return items.map((now) =>
        now.id === item.id && now.quantity === left ? { ...now, quantity: item.quantity } : now,
      )
    },
    [...pantry],
  )
}

function partOf(ingredient: UsedIngredient, share: number): UsedIngredient {
  return share === 1 ? ingredient : scaled(ingredient, share)
}
