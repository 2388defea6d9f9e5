import { unreadLabel } from '@pennyplate/catalog/barcodes/product-label'
import { findFood } from '@pennyplate/catalog/foods/find-food'
import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import type { Product } from './product.ts'
import { readOffLabel } from './read-off-label.ts'

/** What Open Food Facts says of a product, from its API or an export. */
export type OffFacts = {
  readonly name: string
  readonly brand: string | null
  readonly quantity: string | null
  /** Null if its categories name none of ours. */
  readonly category: PantryCategory | null
  readonly ingredients: string | null
  readonly allergenTags: readonly string[]
  readonly traceTags: readonly string[]
}

/** Finds its food, and reads what is in it. */
export function understandOffProduct(facts: OffFacts): Omit<Product, 'description' | 'imageUrl'> {
  const { name, brand, quantity, ingredients, allergenTags, traceTags } = facts
  const food = findFood(name)?.food
  const category = facts.category ?? food?.category ?? 'Other'
  // A name alone may mislead, so the food counts only if both give the same category.
  const foodId = food?.category === category ? food.id : null
  const read = readOffLabel({ name, ingredients, allergenTags, traceTags })
  const isUnread = ingredients === null && allergenTags.length === 0
  return { name, brand, quantity, category, foodId, ...(isUnread ? withUsual(read) : read) }

  function withUsual({ mayContain }: typeof read) {
    const usual = unreadLabel(name, foodId)
    const possible = new Set([...usual.mayContain, ...mayContain])
    return { ...usual, mayContain: [...possible].filter((one) => !usual.allergens.includes(one)) }
  }
}
