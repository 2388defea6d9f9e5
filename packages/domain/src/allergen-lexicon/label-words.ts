import type { Allergen, FoodTrait } from '../food/food.ts'
import { findingsInWords, statedInWords } from './findings-in-words.ts'

/** What the words of one product say is in it. */
export interface WordedLabel {
  readonly allergens: readonly Allergen[]
  readonly mayContain: readonly Allergen[]
  readonly traits: readonly FoodTrait[]
}

/** By its list of ingredients and its name; without a list also what products so called usually have. */
export function labelInWords(name: string, ingredients: string | null = null): WordedLabel {
  const { allergens, traits } = ingredients ? statedInWords(`${name}; ${ingredients}`) : findingsInWords(name)
  return { allergens, mayContain: [], traits }
}
