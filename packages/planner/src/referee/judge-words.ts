import { findingsInWords, statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import { ruleBrokenByWords } from '@pennyplate/domain/diet/diet-words'
import { faultInWords } from '@pennyplate/domain/own-recipe/own-dish'
import type { Dish } from './read-dish.ts'

/** The rule broken by the words of a typed dish, whatever foods its lines were read as. If a line is not understood, the name counts for everything it usually contains. */
export function brokenByWords(
  { lines, typedName, ownRecipe }: Dish,
  rules: readonly FoodRule[],
): { readonly by: string; readonly ingredient: string } | null {
  for (const { text, beyond = [], isOptional } of lines) {
    const broken = isOptional ? null : ruleBrokenByWords({ words: beyond }, rules)
    if (broken) return { by: broken.by, ingredient: text }
  }
  const own = ownRecipe && faultInWords(ownRecipe, rules)
  if (own?.code === 'forbidden-food') return { by: own.by, ingredient: own.said }
  if (typedName === undefined) return null
  const isListed = lines.every(({ food }) => food !== null)
  const broken = ruleBrokenByWords(isListed ? statedInWords(typedName) : findingsInWords(typedName), rules)
  return broken && { by: broken.by, ingredient: typedName }
}
