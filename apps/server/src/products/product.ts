import type { WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'

/** What a barcode stands for, with what its own label says is in it. */
export type Product = WordedLabel & {
  name: string
  brand: string | null
  /** The size on the label, as "5 oz". */
  quantity: string | null
  category: PantryCategory
  description: string | null
  imageUrl: string | null
  /** The food of the catalog it is, where that is known. */
  foodId: string | null
}

export type ProductSource = 'built-in' | 'household' | 'open-food-facts'
