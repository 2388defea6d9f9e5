import type { Allergen, FoodTrait } from '../food/food.ts'
import { findingsInWords, statedInWords } from './findings-in-words.ts'

/** What the words of a product's label say is in it. */
export interface WordedLabel {
  readonly allergens: readonly Allergen[]
  readonly mayContain: readonly Allergen[]
  readonly traits: readonly FoodTrait[]
}

/** From the ingredient list and the name; without a list, also what such products usually contain. */
export function labelInWords(name: string, ingredients: string | null = null): WordedLabel {
  const { allergens, traits } = ingredients ? statedInWords(`${name}; ${ingredients}`) : findingsInWords(name)
  return { allergens, mayContain: [], traits }
}
