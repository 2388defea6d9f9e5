import type { WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import { ALLERGENS, FOOD_TRAITS } from '@pennyplate/domain/food/food'
import { type JsonRecord, listOf } from './json-reader.ts'

/** A product's label from a response. Skips words that only a newer server knows. */
export function readProductLabel(record: JsonRecord): WordedLabel {
  const known = <T extends string>(words: readonly T[], key: string) =>
    words.filter((word) => listOf(record[key]).includes(word))
  return {
    allergens: known(ALLERGENS, 'allergens'),
    mayContain: known(ALLERGENS, 'mayContain'),
    traits: known(FOOD_TRAITS, 'traits'),
  }
}
