import { findingsInWords, type WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import type { Allergen, FoodId } from '@pennyplate/domain/food/food'
import { HARMLESS, isHeading, type OwnRecipeValue, tieKey } from '@pennyplate/domain/own-recipe/own-recipe'
import type { TiedLine } from '@pennyplate/domain/recipe/line-reading'
import { wordsBeyond } from '../foods/allergen-words.ts'
import { foodById } from '../foods/foods.ts'
import { readIngredientLine } from '../lines/read-ingredient-line.ts'

/** What one line of an own recipe means. Plain data: the server stores it beside the recipe. */
export type OwnLine =
  | { readonly is: 'heading' | 'nothing' | 'harmless' }
  | {
      readonly is: 'open'
      readonly allergens: readonly Allergen[]
      readonly beyond: readonly WordFinding[]
      readonly mayBeHarmless: boolean
    }
  | {
      readonly is: 'tied'
      readonly foodId: FoodId
      /** Null where the line says no amount. */
      readonly amount: number | null
      readonly unit: string
      /** Null where it cannot be weighed. */
      readonly grams: number | null
      readonly preparation: string
      readonly isOptional: boolean
      readonly isSure: boolean
      readonly isByHand: boolean
      /** What its words name beyond the food. */
      readonly beyond: readonly WordFinding[]
      readonly mayBeHarmless: boolean
    }

/** One entry for each line, headings too. A tie of the household wins over the words, but what the words name still counts. */
export function readOwnLines({ lines, ties }: Pick<OwnRecipeValue, 'lines' | 'ties'>): OwnLine[] {
  return lines.map((part) => (isHeading(part) ? { is: 'heading' } : readOwnLine(part.text, ties)))
}

function readOwnLine(text: string, ties: OwnRecipeValue['ties']): OwnLine {
  const key = tieKey(text)
  const tie = Object.hasOwn(ties, key) ? ties[key] : undefined
  const reading = readIngredientLine(text, tie === HARMLESS ? undefined : tie)
  if (reading.status === 'heading' || reading.status === 'nothing') return { is: reading.status }
  const beyond = findingsInWords(text).words
  const isNamed = reading.status === 'tied' && reading.isSure
  const mayBeHarmless = beyond.length === 0 && !isNamed
  if (tie === HARMLESS && mayBeHarmless) return { is: 'harmless' }
  if (reading.status === 'unresolved')
    return { is: 'open', allergens: reading.allergens, beyond, mayBeHarmless }
  // A tie to a food that left the catalog is no tie.
  const isByHand = tie === reading.foodId
  return tiedLine(reading, { isByHand, mayBeHarmless: isByHand ? beyond.length === 0 : mayBeHarmless })
}

function tiedLine(reading: TiedLine, said: { isByHand: boolean; mayBeHarmless: boolean }): OwnLine {
  const { text, foodId, quantity, maxQuantity, unit, massG, preparation, isOptional, isSure } = reading
  const food = foodById(foodId)
  return {
    is: 'tied',
    foodId,
    amount: quantity === null ? null : (quantity + (maxQuantity ?? quantity)) / 2,
    unit: unit ?? 'each',
    grams: massG,
    preparation,
    isOptional,
    isSure,
    ...said,
    beyond: food ? wordsBeyond(text, food) : findingsInWords(text).words,
  }
}
