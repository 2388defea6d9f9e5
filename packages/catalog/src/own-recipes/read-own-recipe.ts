import { statedInWords, type WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import type { LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import { isHeading, type OwnRecipeValue, textsOf } from '@pennyplate/domain/own-recipe/own-recipe'
import { type FoodLookUp, NO_OWN_FOODS } from '../own-foods/catalog-own-food.ts'
import { type OwnLine, readOwnLines, withMemory } from './read-own-lines.ts'

/** What an own recipe means. Plain data: the server stores it beside the recipe. */
export type OwnReading = {
  /** One entry for each line, headings too. */
  readonly lines: readonly OwnLine[]
  /** Allergens that its headings and steps name and none of its lines. */
  readonly beside: readonly WordFinding[]
}

export function readOwnRecipe(value: Pick<OwnRecipeValue, 'lines' | 'ties' | 'steps'>): OwnReading {
  return { lines: readOwnLines(value), beside: wordsBesideLines(value) }
}

/**
 * What a recipe means with what the household said of the same words elsewhere, and with the foods it added. That changes
 * without the recipe, so it is not stored.
 */
export function rememberTies(
  value: Pick<OwnRecipeValue, 'lines' | 'ties'>,
  { lines, beside }: OwnReading,
  memory: LineMemory,
  foodOf: FoodLookUp = NO_OWN_FOODS.foodById,
): OwnReading {
  return { lines: withMemory(value, lines, memory, foodOf), beside }
}

/**
 * Lists leave things out: "stir in the pine nuts", "serve with tzatziki". A word that a line has too is that line's food,
 * which was judged there: "the flour" of a list with gluten-free flour is gluten-free.
 */
function wordsBesideLines({ lines, steps }: Pick<OwnRecipeValue, 'lines' | 'steps'>): WordFinding[] {
  const listed = textsOf(lines)
  const listedWords = new Set(listed.flatMap((line) => wordsOf(line)))
  const hasNuts = statedInWords(listed.join('\n')).allergens.some((one) => NUTS.includes(one))
  const headings = [...lines, ...steps].flatMap((part) => (isHeading(part) ? [part.heading] : []))
  const named = [...headings, ...textsOf(steps)].flatMap((text) => statedInWords(text).words)
  const bySaid = new Map(named.map((word) => [word.said, word]))
  return [...bySaid.values()].flatMap((word) => {
    const isListed = wordsOf(word.said).every((one) => listedWords.has(one))
    const areListedNuts = word.said === 'nut' && hasNuts
    // Only allergens: what else a step names is often a comparison, or offered beside the dish.
    return word.allergens.length === 0 || isListed || areListedNuts ? [] : [{ ...word, traits: [] }]
  })
}

const NUTS: readonly string[] = ['tree-nut', 'peanut']
