import { allergens, traits } from '@pennyplate/contract/documents/parts'
import { orNull } from '@pennyplate/contract/lenient'
import { labelInWords, type WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import { PANTRY_CATEGORIES, type PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import { readStoredJson } from '../json.ts'

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

/** Rows from earlier versions have no allergens or traits. */
const storedProduct = z.object({
  name: z.string(),
  brand: orNull(z.string()),
  quantity: orNull(z.string()),
  category: z.enum(PANTRY_CATEGORIES).catch('Other'),
  description: orNull(z.string()),
  imageUrl: orNull(z.string()),
  foodId: orNull(z.string()),
  allergens: z.optional(allergens),
  mayContain: z.optional(allergens),
  traits: z.optional(traits),
})

/** A product as it was taught or found before; `hasLabel` is false if what its label says was never stored. */
export function readStoredProduct(json: string): { product: Product; hasLabel: boolean } {
  const { allergens: contains, mayContain, traits: has, ...product } = readStoredJson(storedProduct, json)
  const inWords = labelInWords(product.name)
  const label = {
    allergens: contains ?? inWords.allergens,
    mayContain: mayContain ?? inWords.mayContain,
    traits: has ?? inWords.traits,
  }
  return { product: { ...product, ...label }, hasLabel: contains !== undefined }
}
