import type { PantryItem } from './pantry.ts'
import { sortPantry } from './pantry-order.ts'
import { takeAmount } from './take-amount.ts'
import { isSameFood, scaled, type UsedIngredient } from './used-ingredients.ts'

type StockItem = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'foodId' | 'dateAdded' | 'expiryDate'>

/** One thing that became less, and how it was before, for Undo. */
export interface TakenItem<T extends StockItem> {
  readonly item: T
  readonly index: number
  /** Null when it was used up. */
  readonly left: string | null
}

export interface CookedMeal<T extends StockItem> {
  readonly pantry: T[]
  readonly taken: readonly TakenItem<T>[]
  /** Of the foods used, but in an amount nobody can reckon with: "some", or a bag of unknown size. They stay as they are. */
  readonly unclear: readonly T[]
}

/**
 * A meal was cooked (D9): what it used leaves the pantry, from what goes bad first. Foods are matched by the catalog's
 * food, else by their name; nothing falls below zero, and what the pantry does not have was had from elsewhere.
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

/** Less than a hundredth of what was wanted is still missing: that is a question of rounding. */
const ENOUGH = 0.01

/** Applied again to a pantry that changed meanwhile: only what is still as it was when the meal was cooked becomes less. */
export function withTaken<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  const byId = new Map(taken.map((entry) => [entry.item.id, entry]))
  return pantry.flatMap((item) => {
    const entry = byId.get(item.id)
    if (!entry || entry.item.quantity !== item.quantity) return [item]
    return entry.left === null ? [] : [{ ...item, quantity: entry.left }]
  })
}

/** Undo: everything is back as it was, except what somebody changed since. */
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
