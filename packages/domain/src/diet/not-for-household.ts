import { findingsInWords, statedInWords, type WordFinding } from '../allergen-lexicon/findings-in-words.ts'
import type { Food, FoodFacts } from '../food/food.ts'
import { type LabelFacts, productFacts } from '../food/label-facts.ts'
import { type FoodRule, judgeFood, type RuleId } from './diet.ts'
import { NOTHING_KNOWN, ruleBrokenByWords, wordsBeyondFood } from './diet-words.ts'

/** A food as it stands on a list, a shelf, a receipt or in a recipe. */
export interface ShownFood {
  readonly name: string
  /** Null if we do not know which food it is. Then only its name is read. */
  readonly food: (FoodFacts & Pick<Food, 'name' | 'synonyms'>) | null
  /** What its own label says, if somebody read it. */
  readonly label?: LabelFacts | undefined
}

/**
 * The rules of a household that a food breaks, by what it is and by what its name says is in it. How much of it is eaten and
 * what it is eaten with is not asked.
 */
export function rulesAgainst(
  { name, food, label = {} }: ShownFood,
  rules: readonly FoodRule[],
): readonly RuleId[] {
  const facts = productFacts<FoodFacts>(food ?? NOTHING_KNOWN, label)
  const words = wordsOfItsOwn(name, food, facts)
  const isAgainst = ({ limits: _, lowFodmap: __, apart: ___, onlyTraits, ...rule }: FoodRule) => {
    // Of an unknown food nothing says that it is one of the few allowed.
    const judged = food && onlyTraits ? { ...rule, onlyTraits } : rule
    if (judgeFood(facts, [judged]).verdict === 'forbidden') return true
    return ruleBrokenByWords({ words }, [rule]) !== null
  }
  return rules.filter(isAgainst).map(({ id }) => id)
}

function wordsOfItsOwn(name: string, food: ShownFood['food'], facts: FoodFacts): readonly WordFinding[] {
  if (!food) return findingsInWords(name).words
  const isItsName = name === food.name || food.synonyms.includes(name.toLowerCase())
  return isItsName ? [] : wordsBeyondFood(statedInWords(name), facts)
}
