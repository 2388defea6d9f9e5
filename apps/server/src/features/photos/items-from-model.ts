import { findFood } from '@pennyplate/catalog/foods/find-food'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import type { ChatPhotoItem } from '../../engines/chat/photo-with-chat.ts'

/** Items a vision model saw, under the model's names, each with the catalog food it matches so that it counts in plans. */
export function itemsFromModel(seen: readonly ChatPhotoItem[]): PhotoItem[] {
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
