import type { FoodMatch } from '@pennyplate/catalog/foods/find-food'
import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { foodById } from '@pennyplate/catalog/foods/foods'
import { matchReceiptLine } from '@pennyplate/catalog/printed/match-printed'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import {
  boughtPackages,
  DEFAULT_PANTRY_QUANTITY,
  formatPantryQuantity,
  parsePantryQuantity,
} from '@pennyplate/domain/pantry/pantry-quantity'
import { type ReceiptItem, receiptAlias } from '@pennyplate/domain/shopping/receipt'
import { packagesIn, piecesIn, sizeIn } from '@pennyplate/domain/shopping/receipt-size'
import { type Alias, nearestAlias } from './nearest-alias.ts'
import { roundedConfidence } from './rounded-confidence.ts'

/** A priced line under the household's own name for it, else as the catalog food, else as printed. */
export function itemFromLine(item: ReceiptItem, confidence: number, aliases: readonly Alias[]): PhotoItem {
  const { text, priceCents } = item
  const plain = { brand: null, source: 'receipt', barcode: null, line: text, priceCents } as const
  const alias = nearestAlias(receiptAlias(text), aliases)
  if (alias) {
    const { name, category, foodId } = alias
    const food = foodId ? foodById(foodId) : undefined
    const quantity = quantityOf(item, category, food)
    const shelfLifeDays = food?.shelfLifeDays.unopened ?? null
    return {
      ...plain,
      name,
      category,
      quantity,
      foodId,
      shelfLifeDays,
      confidence: roundedConfidence(confidence),
    }
  }
  const match = matchItem(item)
  if (match)
    return { ...plain, ...ofFood(match.food, item), confidence: roundedConfidence(match.score * confidence) }
  const quantity = quantityOf(item, 'Other', undefined)
  return {
    ...plain,
    name: text,
    category: 'Other',
    quantity,
    foodId: null,
    shelfLifeDays: null,
    confidence: 0,
  }
}

function ofFood(food: CatalogFood, item: ReceiptItem) {
  return {
    name: food.name,
    category: food.category,
    quantity: quantityOf(item, food.category, food),
    foodId: food.id,
    shelfLifeDays: food.shelfLifeDays.unopened ?? null,
  }
}

/** Some chains begin a name on the line above: "MILK 2 PCT", then "GALLON 2.88". */
function matchItem({ text, textAbove }: ReceiptItem): FoodMatch | null {
  return matchReceiptLine(text) ?? (textAbove === null ? null : matchReceiptLine(`${textAbove} ${text}`))
}

/** A weight as weighed, pieces where the food is counted in them, else packages of the printed size. */
function quantityOf(
  { quantity, text }: ReceiptItem,
  category: PhotoItem['category'],
  food: CatalogFood | undefined,
): string {
  if (quantity !== null && !/ items?$/.test(quantity)) return quantity
  const { count } = parsePantryQuantity(quantity ?? DEFAULT_PANTRY_QUANTITY)
  const packages = count * packagesIn(text)
  const pieces = food && 'each' in food.measures ? piecesIn(text) : null
  if (pieces !== null) return formatPantryQuantity({ count: packages * pieces, unit: 'item' })
  return boughtPackages(packages, sizeIn(text), category)
}
