import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { foodById } from '@pennyplate/catalog/foods/foods'
import { matchReceiptLine } from '@pennyplate/catalog/printed/match-printed'
import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import { onePackage } from '@pennyplate/domain/pantry/pantry-quantity'
import {
  type ReceiptItem,
  receiptAlias,
  type StoreReceipt,
  sizeIn,
} from '@pennyplate/domain/shopping/receipt'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { type Alias, nearestAlias } from './nearest-alias.ts'
import { findAliases } from './receipt-aliases.store.ts'
import { roundedConfidence } from './rounded-confidence.ts'

/** One item per priced line: under the household's own name for it, else the catalog food, else as printed. */
export async function itemsFromReceipt(
  deps: Deps,
  actor: Actor,
  { items }: StoreReceipt,
  lines: readonly PrintedLine[],
): Promise<PhotoItem[]> {
  const aliases = await findAliases(deps.database.db, actor.householdId)
  return items.map((item) => toItem(item, lines[item.line]?.confidence ?? 0, aliases))
}

function toItem(item: ReceiptItem, confidence: number, aliases: readonly Alias[]): PhotoItem {
  const { text, priceCents } = item
  const plain = { brand: null, source: 'receipt', barcode: null, line: text, priceCents } as const
  const alias = nearestAlias(receiptAlias(text), aliases)
  if (alias) {
    const { name, category, foodId } = alias
    const food = foodId ? foodById(foodId) : undefined
    const quantity = quantityOf(item, category)
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
  const match = matchReceiptLine(text)
  if (match)
    return { ...plain, ...ofFood(match.food, item), confidence: roundedConfidence(match.score * confidence) }
  const quantity = quantityOf(item, 'Other')
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
    quantity: quantityOf(item, food.category),
    foodId: food.id,
    shelfLifeDays: food.shelfLifeDays.unopened ?? null,
  }
}

function quantityOf({ quantity, text }: ReceiptItem, category: PhotoItem['category']): string {
  return quantity ?? onePackage(sizeIn(text), category)
}
