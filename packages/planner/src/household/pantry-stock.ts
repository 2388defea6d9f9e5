import { wordsBeyond } from '@pennyplate/catalog/foods/allergen-words'
import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { toGrams } from '@pennyplate/domain/amounts/units'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import { keepsRules } from '@pennyplate/domain/diet/product-rules'
import type { FoodId } from '@pennyplate/domain/food/food'
import { type LabelFacts, productFacts } from '@pennyplate/domain/food/label-facts'
import { boughtFood, boughtG } from '@pennyplate/domain/food/part-of'
import { ALWAYS_ENOUGH_G, foodsOfStaples } from '@pennyplate/domain/food/staples'
import type { FrozenDish } from '@pennyplate/domain/pantry/frozen-portions'
import type { Catalog } from '../catalog/catalog.ts'

/** A pantry item, with the label facts of a scanned product. */
export interface PantryLine extends LabelFacts {
  readonly name: string
  /** As the household wrote it: "2 cans". */
  readonly quantity: string
  readonly expiryDate?: string | null | undefined
  /** The food it was understood as when it came in: a brand's name alone may not say. */
  readonly foodId?: FoodId | null | undefined
  /** Of what is in the freezer: the item that a meal takes portions of, and its dish. */
  readonly id?: string | undefined
  readonly frozen?: FrozenDish | undefined
}

/** Grams of food at home that is already meant for something else. */
export type ReservedFood = Readonly<Record<FoodId, number>>

export interface Stock {
  readonly grams: number
  readonly expiringG: number
  /** The first use-by date among what expires this week. */
  readonly expiresOn?: string | undefined
}

/** The pantry items whose labels keep every rule: nut-allergic households may store almond yogurt, but plans do not use it. */
export function usablePantry<L extends PantryLine>(pantry: readonly L[], rules: readonly FoodRule[]): L[] {
  return pantry.filter((line) => keepsRules(line, rules))
}

/** The 12 oz of a pantry may be 12.02 oz, and a 16-oz can 454 g: nobody buys a can for what is missing then. */
const ROUNDED_DOWN = 1.01

/**
 * Grams at home by food, without what is reserved. Items that are not understood count as nothing, so that no plan relies on them. Of a staple that is
 * always at home there is enough, if a package of it suits the household. The food itself is judged with the dish.
 */
export function pantryStock(
  pantry: readonly PantryLine[],
  catalog: Pick<Catalog, 'findFood' | 'foodById' | 'packagesOf'>,
  week: { readonly firstDay: string; readonly lastDay: string },
  alwaysHave: readonly string[] | undefined,
  reserved: ReservedFood = {},
): Map<FoodId, Stock> {
  const stock = new Map<FoodId, Stock>()
  for (const line of pantry) {
    // A cooked dish is no food to cook with.
    if (line.frozen) continue
    const quantity = parseQuantity(line.quantity)
    const food = foodOf(line, quantity.unit, catalog)
    if (!food) continue
    const expiry = line.expiryDate?.slice(0, 10) ?? null
    if (expiry !== null && expiry < week.firstDay) continue
    const amount = amountOf(quantity)
    const weighed = amount === null ? null : toGrams(amount, food)
    const id = boughtFood(food)
    const grams = weighed?.ok
      ? boughtG(food, weighed.grams) * ROUNDED_DOWN
      : packageGrams(quantity.amount ?? 1, id, catalog)
    const held: Stock = stock.get(id) ?? { grams: 0, expiringG: 0 }
    const spoils = expiry !== null && expiry <= week.lastDay
    stock.set(id, {
      grams: held.grams + grams,
      expiringG: held.expiringG + (spoils ? grams : 0),
      expiresOn: spoils ? earlier(expiry, held.expiresOn) : held.expiresOn,
    })
  }
  for (const [id, held] of stock) {
    const keptG = reserved[id] ?? 0
    // What expires first is used first.
    stock.set(id, {
      ...held,
      grams: Math.max(0, held.grams - keptG),
      expiringG: Math.max(0, held.expiringG - keptG),
    })
  }
  for (const id of foodsOfStaples(alwaysHave))
    if (catalog.packagesOf(id).length > 0)
      stock.set(id, { grams: ALWAYS_ENOUGH_G, expiringG: stock.get(id)?.expiringG ?? 0 })
  return stock
}

function earlier(day: string, other: string | undefined): string {
  return other !== undefined && other < day ? other : day
}

function foodOf(
  line: PantryLine,
  unit: string | null,
  { findFood, foodById }: Pick<Catalog, 'findFood' | 'foodById'>,
): CatalogFood | undefined {
  const food = (line.foodId ? foodById(line.foodId) : undefined) ?? findFood(line.name, unit)?.food
  // "Chicken broth with bacon" does not count as chicken broth, unless its label says bacon too: labels are judged before.
  return food && wordsBeyond(line.name, [productFacts(food, line)]).length === 0 ? food : undefined
}

/** "1 item" counts as the smallest package. */
function packageGrams(count: number, id: FoodId, { packagesOf }: Pick<Catalog, 'packagesOf'>): number {
  const sizes = packagesOf(id).map((pack) => pack.edibleG)
  return sizes.length === 0 ? 0 : count * Math.min(...sizes)
}

/** Grams of a food that are not bought, at home or not. */
export type SettledFood = Readonly<Record<string, number>>

/** With these grams of these foods instead. */
export function withSettled(
  stock: ReadonlyMap<FoodId, Stock>,
  settled: SettledFood = {},
): Map<FoodId, Stock> {
  const counted = Object.entries(settled).flatMap(([id, grams]): [FoodId, Stock][] => {
    const { expiringG = 0, ...known } = stock.get(id) ?? {}
    return grams > 0 || stock.has(id)
      ? [[id, { ...known, grams, expiringG: Math.min(expiringG, grams) }]]
      : []
  })
  return new Map([...stock, ...counted])
}
