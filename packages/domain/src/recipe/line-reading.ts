import type { Unit } from '../amounts/units.ts'
import type { Allergen, FoodId } from '../food/food.ts'

/** "Or margarine" of a line that says butter. */
export interface LineAlternative {
  readonly text: string
  /** Null if it is not in the catalog. */
  readonly foodId: FoodId | null
}

interface LineWords {
  /** The line as it was written. */
  readonly text: string
  /** Null when the line has none: "salt to taste". */
  readonly quantity: number | null
  /** The upper end of a range. */
  readonly maxQuantity: number | null
  /** "each" for bare counts. */
  readonly unit: Unit | null
  /** The words that name the food. */
  readonly foodText: string
  /** "finely chopped"; empty where there is nothing to do. */
  readonly preparation: string
  /** What else the line says: "plus more for dusting". */
  readonly note: string
  readonly isOptional: boolean
  /** Other foods the line allows. The first one named is the food of the line. */
  readonly alternatives: readonly LineAlternative[]
}

/** A food of a line and how much of it there is. */
export interface LineFood {
  readonly foodId: FoodId
  /** As the line says it, of a range its middle; null where it says none. */
  readonly amount: { readonly amount: number; readonly unit: string } | null
  /** Edible grams; of a range its middle. Null where the line gives no amount that can be weighed. */
  readonly massG: number | null
  /** The line gives a weight or a volume; otherwise the grams are what a piece, or such a use, usually takes. */
  readonly isMassStated: boolean
}

/** A line whose food is known. */
export interface TiedLine extends LineWords, LineFood {
  readonly status: 'tied'
  /** Further foods and amounts of the same line: the pepper of "salt and pepper", the yolk of "1 large egg + 1 egg yolk". */
  readonly also: readonly LineFood[]
  /** The words are one of the food's names; otherwise they come close to one, and to no other food. */
  readonly isSure: boolean
  /** What its foods contain or may contain. */
  readonly allergens: readonly Allergen[]
}

/** A line that names a food we do not know. It is never priced and passes no allergy. */
export interface UnresolvedLine extends LineWords {
  readonly status: 'unresolved'
  /** What the words name. There may be more in it. */
  readonly allergens: readonly Allergen[]
}

export interface HeadingLine {
  readonly status: 'heading'
  readonly text: string
  /** Without marks: "For the sauce". */
  readonly heading: string
}

/** A blank line, or one that names no food: "12 wooden skewers". */
export interface EmptyLine {
  readonly status: 'nothing'
  readonly text: string
}

/** What a line of an ingredient list means. */
export type LineReading = TiedLine | UnresolvedLine | HeadingLine | EmptyLine
