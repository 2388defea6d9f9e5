import type { Findings, WordFinding } from '../allergen-lexicon/findings-in-words.ts'
import type { FoodFacts } from '../food/food.ts'
import { mayHold } from '../food/label-facts.ts'
import { type FoodRule, judgeFood, type RuleId } from './diet.ts'

/** A rule of the household that a word of a name or a line breaks. */
export interface BrokenByWord {
  readonly by: RuleId
  readonly said: string
}

/** The first word that names something a rule forbids. Limits and allow lists do not apply to words. */
export function ruleBrokenByWords(
  { words }: Pick<Findings, 'words'>,
  rules: readonly FoodRule[],
): BrokenByWord | null {
  for (const { said, allergens, traits } of words) {
    const facts: FoodFacts = { ...NOTHING_KNOWN, allergens, traits }
    for (const { id, allergens: forbidden = [], traits: unwanted = [] } of rules) {
      const verdict = judgeFood(facts, [{ id, allergens: forbidden, traits: unwanted }])
      if (verdict.verdict === 'forbidden') return { by: id, said }
    }
  }
  return null
}

/** What the words of a line name beyond the facts of its matched food. */
export function wordsBeyondFood(
  { words }: Pick<Findings, 'words'>,
  food: Pick<FoodFacts, 'allergens' | 'mayContain' | 'traits'>,
): readonly WordFinding[] {
  return words.flatMap((word) => {
    const allergens = word.allergens.filter((one) => !mayHold(food, one))
    const traits = word.traits.filter((one) => !food.traits.includes(one))
    return allergens.length + traits.length === 0 ? [] : [{ ...word, allergens, traits }]
  })
}

/** A food that breaks no rule by itself. */
export const NOTHING_KNOWN: FoodFacts = {
  id: '',
  allergens: [],
  traits: [],
  groups: [],
  fodmap: 'low',
  composition: {
    energyKcal: null,
    proteinG: null,
    carbsG: null,
    fatG: null,
    saturatedFatG: null,
    fiberG: null,
    sugarG: null,
    sodiumMg: null,
    cholesterolMg: null,
  },
}
