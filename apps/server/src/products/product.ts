import type { WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'

/** The product of a barcode, with the allergens and traits on its label. */
export type Product = WordedLabel & {
  name: string
  brand: string | null
  /** The size on the label, such as "5 oz". */
  quantity: string | null
  category: PantryCategory
  description: string | null
  imageUrl: string | null
  /** The matching catalog food, if known. */
  foodId: string | null
}

export type ProductSource = 'built-in' | 'household' | 'imported' | 'open-food-facts'
