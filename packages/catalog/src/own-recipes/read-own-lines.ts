import { findingsInWords, type WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import type { Allergen, FoodId } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { foodWordsOf, type LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import {
  HARMLESS,
  isHeading,
  type LineTie,
  type OwnRecipeValue,
  tieKey,
} from '@pennyplate/domain/own-recipe/own-recipe'
import type { LineReading, TiedLine } from '@pennyplate/domain/recipe/line-reading'
import { wordsBeyond } from '../foods/allergen-words.ts'
import { type CatalogFood, foodById } from '../foods/foods.ts'
import { readIngredientLine } from '../lines/read-ingredient-line.ts'

/** What one line of an own recipe means. Plain data: the server stores it beside the recipe. */
export type OwnLine =
  | { readonly is: 'heading' }
  | { readonly is: 'nothing' }
  | ({ readonly is: 'harmless' } & FromMemory)
  | ({
      readonly is: 'open'
      readonly allergens: readonly Allergen[]
      readonly beyond: readonly WordFinding[]
      readonly mayBeHarmless: boolean
    } & FromMemory)
  | ({
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
    } & FromMemory)

/** What the household said of the same words in another recipe. */
type FromMemory = {
  /** It is what the line means. */
  readonly isRemembered?: true
  /** It is only offered: the food lacks an allergen that the words name, or that their own food has. */
  readonly offered?: FoodId
}

/** One entry for each line, headings too. A tie of the household wins over the words, but what the words name still counts. */
export function readOwnLines({ lines, ties }: Pick<OwnRecipeValue, 'lines' | 'ties'>): OwnLine[] {
  return lines.map((part) =>
    isHeading(part) ? { is: 'heading' } : readOwnLine(part.text, tieOf(part.text, ties)),
  )
}

/** The lines, where no tie of the recipe says otherwise, as the household's other recipes have them. */
export function withMemory(
  { lines, ties }: Pick<OwnRecipeValue, 'lines' | 'ties'>,
  readings: readonly OwnLine[],
  memory: LineMemory,
): readonly OwnLine[] {
  const lastWords = new Set(Object.keys(memory).map((words) => words.split(' ').at(-1)))
  if (lastWords.size === 0) return readings
  return readings.map((reading, at) => {
    const part = lines[at]
    if (!part || isHeading(part) || tieOf(part.text, ties) !== undefined) return reading
    // Most lines are told by this alone; thousands of recipes are read for one plan.
    if (
      !part.text
        .toLowerCase()
        .replaceAll('’', "'")
        .split(/[^\p{L}\p{N}'&%-]+/u)
        .some((word) => lastWords.has(word))
    )
      return reading
    const words = foodWordsOf(part.text)
    const said = Object.hasOwn(memory, words) ? memory[words] : undefined
    return said === undefined ? reading : remembered(part.text, reading, said)
  })
}

function remembered(text: string, reading: OwnLine, said: LineTie): OwnLine {
  if (said === HARMLESS) {
    const line = readOwnLine(text, HARMLESS)
    return line.is === 'harmless' ? { ...line, isRemembered: true } : reading
  }
  const food = foodById(said)
  const named = readIngredientLine(text)
  if (!food || named.status === 'heading' || named.status === 'nothing') return reading
  if (named.status === 'tied' && named.foodId === food.id) return reading
  if (reading.is === 'heading' || reading.is === 'nothing') return reading
  if (!holdsAll(food, named)) return { ...reading, offered: food.id }
  const line = readOwnLine(text, food.id)
  return line.is === 'tied' ? { ...line, isRemembered: true } : reading
}

/** A food said elsewhere takes no allergen from a line: neither one its words name nor one of the food they mean. */
function holdsAll(
  food: CatalogFood,
  { allergens, text }: Extract<LineReading, { allergens: unknown }>,
): boolean {
  const said = [...allergens, ...findingsInWords(text).allergens]
  return said.every((one) => mayHold(food, one))
}

function tieOf(text: string, ties: OwnRecipeValue['ties']): LineTie | undefined {
  const key = tieKey(text)
  return Object.hasOwn(ties, key) ? ties[key] : undefined
}

function readOwnLine(text: string, tie: LineTie | undefined): OwnLine {
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
