import type { Food, FoodId } from '../food/food.ts'

/** Food look-ups the reader needs. */
export interface FoodNameLookUp {
  /** Every food whose name says the term, if the term is the name of a kind of food: "mango" finds fresh, frozen and dried mango. */
  readonly foodsNamed: (term: string) => readonly FoodId[]
  /** Every food with the words in one of its names, whatever kind of food it is. */
  readonly foodsWith: (words: string) => readonly FoodId[]
  readonly foodById: (
    id: FoodId,
  ) => Pick<Food, 'id' | 'name' | 'synonyms' | 'allergens' | 'traits'> | undefined
  /** Every word of every name. */
  readonly foodWords: ReadonlySet<string>
}
