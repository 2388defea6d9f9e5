import { labelInWords, type WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import { productFacts } from '@pennyplate/domain/food/label-facts'
import { foodById } from '../foods/foods.ts'
import type { BarcodeProduct } from './find-barcode.ts'

/** What is in a product of our tables. */
export function labelOf(product: BarcodeProduct): WordedLabel {
  const { name, ingredients, allergens, traits = [], foodId, isLabelCut = false } = product
  if (ingredients) return labelInWords(name, ingredients)
  if (!allergens) return unreadLabel(name, foodId)
  const read = { allergens, mayContain: [], traits }
  return isLabelCut ? withUsual(read, unreadLabel(name, foodId)) : read
}

/** What a product has whose ingredients nobody read: what its name says, and all that its food has or may have. */
export function unreadLabel(name: string, foodId: string | null): WordedLabel {
  const named = labelInWords(name)
  const food = foodId === null ? undefined : foodById(foodId)
  if (!food) return named
  const { allergens, mayContain = [], traits } = productFacts(food, named)
  return { allergens, mayContain, traits }
}

/** The rest of a list that was cut may hold anything such products usually have. */
function withUsual(read: WordedLabel, usual: WordedLabel): WordedLabel {
  const possible = new Set([...usual.allergens, ...usual.mayContain])
  return {
    allergens: read.allergens,
    mayContain: [...possible].filter((allergen) => !read.allergens.includes(allergen)),
    traits: [...new Set([...read.traits, ...usual.traits])],
  }
}
