import { findingsInWords, type WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import type { Allergen, FoodId } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { isOwnFoodId } from '@pennyplate/domain/own-food/own-food'
import { foodWordsOf, type LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import {
  HARMLESS,
  isHeading,
  type LineTie,
  type OwnRecipeValue,
  tieKey,
} from '@pennyplate/domain/own-recipe/own-recipe'
import type { LineAlternative, LineFood, LineReading, TiedLine } from '@pennyplate/domain/recipe/line-reading'
import { wordsBeyond } from '../foods/allergen-words.ts'
import { type CatalogFood, foodById } from '../foods/foods.ts'
import { foodsNamed } from '../lines/foods-named.ts'
import { readIngredientLine } from '../lines/read-ingredient-line.ts'
import { type FoodLookUp, NO_OWN_FOODS } from '../own-foods/catalog-own-food.ts'

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
      /** Further foods of the line: the pepper of "salt and pepper". */
      readonly also: readonly OwnLineFood[]
      readonly preparation: string
      readonly isOptional: boolean
      readonly isSure: boolean
      readonly isByHand: boolean
      /** What its words name beyond the food. */
      readonly beyond: readonly WordFinding[]
      readonly mayBeHarmless: boolean
    } & OwnLineFood &
      FromMemory)

export type OwnLineFood = {
  readonly foodId: FoodId
  /** Null where the line says no amount. */
  readonly amount: number | null
  readonly unit: string
  /** Null where it cannot be weighed. */
  readonly grams: number | null
}

/** What the household said of the same words in another recipe. */
type FromMemory = {
  /** It is what the line means. */
  readonly isRemembered?: true | undefined
  /** It is only offered: the food lacks an allergen that the words name, or that their own food has. */
  readonly offered?: FoodId | undefined
}

/** One entry for each line, headings too. A tie of the household wins over the words, but what the words name still counts. */
export function readOwnLines({ lines, ties }: Pick<OwnRecipeValue, 'lines' | 'ties'>): OwnLine[] {
  return lines.map((part) =>
    isHeading(part)
      ? { is: 'heading' }
      : readOwnLine(part.text, tieOf(part.text, ties), NO_OWN_FOODS.foodById),
  )
}

/**
 * The lines with the foods the household added itself and, where no tie of the recipe says otherwise, as its other recipes
 * have them.
 */
export function withMemory(
  { lines, ties }: Pick<OwnRecipeValue, 'lines' | 'ties'>,
  readings: readonly OwnLine[],
  memory: LineMemory,
  foodOf: FoodLookUp,
): readonly OwnLine[] {
  const lastWords = new Set(Object.keys(memory).map((words) => words.split(' ').at(-1)))
  const hasOwnFoods = Object.values(ties).some(isOwnFoodId)
  if (lastWords.size === 0 && !hasOwnFoods) return readings
  return readings.map((reading, at) => {
    const part = lines[at]
    if (!part || isHeading(part)) return reading
    const tie = tieOf(part.text, ties)
    if (tie !== undefined) return isOwnFoodId(tie) ? readOwnLine(part.text, tie, foodOf) : reading
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
    return said === undefined ? reading : remembered(part.text, reading, said, foodOf)
  })
}

function remembered(text: string, reading: OwnLine, said: LineTie, foodOf: FoodLookUp): OwnLine {
  if (said === HARMLESS) {
    const line = readOwnLine(text, HARMLESS, foodOf)
    return line.is === 'harmless' ? { ...line, isRemembered: true } : reading
  }
  const food = foodOf(said)
  const named = readIngredientLine(text)
  if (!food || named.status === 'heading' || named.status === 'nothing') return reading
  if (named.status === 'tied' && named.foodId === food.id) return reading
  if (reading.is === 'heading' || reading.is === 'nothing') return reading
  if (!holdsAll(food, named)) return { ...reading, offered: food.id }
  const line = readOwnLine(text, food.id, foodOf)
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

function readOwnLine(text: string, tie: LineTie | undefined, foodOf: FoodLookUp): OwnLine {
  const food = tie === undefined || tie === HARMLESS ? undefined : foodOf(tie)
  const reading = readIngredientLine(text, food)
  if (reading.status === 'heading' || reading.status === 'nothing') return { is: reading.status }
  const beyond = saidBeyond(text, [])
  const isNamed = reading.status === 'tied' && reading.isSure
  const mayBeHarmless = beyond.length === 0 && !isNamed
  if (tie === HARMLESS && mayBeHarmless) return { is: 'harmless' }
  if (reading.status === 'unresolved')
    return { is: 'open', allergens: reading.allergens, beyond, mayBeHarmless }
  // A tie to a food that is gone is no tie.
  const isByHand = tie === reading.foodId
  const said = { isByHand, mayBeHarmless: isByHand ? beyond.length === 0 : mayBeHarmless }
  return tiedLine(reading, said, foodOf)
}

function tiedLine(
  reading: TiedLine,
  said: { isByHand: boolean; mayBeHarmless: boolean },
  foodOf: FoodLookUp,
): OwnLine {
  const { text, preparation, isOptional, isSure, also, alternatives } = reading
  const foods = [reading, ...also].flatMap(({ foodId }) => foodOf(foodId) ?? [])
  return {
    is: 'tied',
    ...ownFood(reading),
    also: also.map(ownFood),
    preparation,
    isOptional,
    isSure,
    ...said,
    beyond: saidBeyond(text, foods, alternatives),
  }
}

function ownFood({ foodId, amount, massG }: LineFood): OwnLineFood {
  return { foodId, amount: amount?.amount ?? null, unit: amount?.unit ?? 'each', grams: massG }
}

/**
 * What a line names beside its own foods: allergens and diets in its words, and foods such as the sauce of "oil or peanut
 * sauce". Somebody may take them.
 */
function saidBeyond(
  text: string,
  foods: readonly CatalogFood[],
  alternatives: readonly LineAlternative[] = [],
): readonly WordFinding[] {
  const words = foods.length === 0 ? findingsInWords(text).words : wordsBeyond(text, foods)
  const others = alternatives.flatMap(({ foodId }) => (foodId === null ? [] : (foodById(foodId) ?? [])))
  const named = [...new Set([...others, ...foodsNamed(text)])].flatMap((other) => {
    const known = [...foods, ...words]
    const allergens = other.allergens.filter(
      (one) =>
        !foods.some((food) => mayHold(food, one)) && !words.some((word) => word.allergens.includes(one)),
    )
    const traits = other.traits.filter((one) => !known.some((each) => each.traits.includes(one)))
    const isNew = allergens.length + traits.length > 0
    return isNew ? [{ said: other.name, allergens, traits, isUsual: false }] : []
  })
  return [...words, ...named]
}
