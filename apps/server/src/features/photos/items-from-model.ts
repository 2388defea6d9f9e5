import { findFood } from '@pennyplate/catalog/foods/find-food'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import type { SeenItem } from '../../engines/chat/read-photo.ts'

/** What a vision model saw, under its own names; the food is ours, so that it counts in plans. */
export function itemsFromModel(seen: readonly SeenItem[]): PhotoItem[] {
  return seen.map(({ name, brand, quantity, category }) => {
    const food = findFood(name)?.food
    return {
      name,
      brand: brand || null,
      quantity,
      category,
      confidence: null,
      source: 'model',
      foodId: food?.id ?? null,
      shelfLifeDays: food?.shelfLifeDays.unopened ?? null,
      barcode: null,
      line: null,
      priceCents: null,
    }
  })
}
