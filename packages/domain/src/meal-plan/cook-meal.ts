import { parseQuantity } from '../amounts/quantity.ts'
import type { FoodId } from '../food/food.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { plainWords } from '../pantry/pantry-duplicates.ts'
import { sortPantry } from '../pantry/pantry-order.ts'
import { takeAmount, type WantedAmount } from '../pantry/take-amount.ts'

/** What a recipe uses of one food. */
export interface UsedIngredient extends WantedAmount {
  readonly name: string
  readonly foodId?: FoodId | undefined
}

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

/** What a recipe of the cache says it uses, line by line; optional things are not taken for used. */
export function usedIngredients(lines: readonly unknown[], factor = 1): UsedIngredient[] {
  return lines.flatMap((line) => {
    const used = typeof line === 'string' ? fromText(line) : fromRecord(line)
    return used === null ? [] : [scaled(used, factor)]
  })
}

function fromText(line: string): UsedIngredient | null {
  const { amount, unit, size, rest } = parseQuantity(line)
  const [name = ''] = rest.split(',')
  if (amount === null || unit === null || name.trim() === '') return null
  return { name: name.trim(), amount: { amount, unit, ...(size ? { size } : {}) } }
}

function fromRecord(line: unknown): UsedIngredient | null {
  if (typeof line !== 'object' || line === null) return null
  const { name, foodId, amount, unit, grams, measured, isOptional } = line as Readonly<
    Record<string, unknown>
  >
  if (typeof name !== 'string' || isOptional === true) return null
  const isMeasured = typeof amount === 'number' && amount > 0 && typeof unit === 'string'
  if (!isMeasured && typeof grams !== 'number') return null
  return {
    name,
    ...(typeof foodId === 'string' ? { foodId } : {}),
    ...(isMeasured ? { amount: { amount, unit } } : {}),
    ...(typeof grams === 'number' && grams > 0 ? { grams } : {}),
    ...(isMeasuredFood(measured) ? { measured } : {}),
  }
}

function isMeasuredFood(value: unknown): value is NonNullable<UsedIngredient['measured']> {
  if (typeof value !== 'object' || value === null) return false
  const { measures, refusePct } = value as Readonly<Record<string, unknown>>
  return typeof measures === 'object' && measures !== null && typeof refusePct === 'number'
}

function scaled(used: UsedIngredient, factor: number): UsedIngredient {
  const { amount, grams } = used
  return {
    ...used,
    ...(amount ? { amount: { ...amount, amount: amount.amount * factor } } : {}),
    ...(grams === undefined ? {} : { grams: grams * factor }),
  }
}

function partOf(ingredient: UsedIngredient, share: number): UsedIngredient {
  return share === 1 ? ingredient : scaled(ingredient, share)
}

/** By the catalog's food where both are known, else by name. */
export function isSameFood(
  { name, foodId }: Pick<StockItem, 'name' | 'foodId'>,
  ingredient: Pick<UsedIngredient, 'name' | 'foodId'>,
): boolean {
  if (foodId && ingredient.foodId) return foodId === ingredient.foodId
  return plainWords(name) === plainWords(ingredient.name)
}
