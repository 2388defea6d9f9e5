import {
  type Findings,
  findingsInWords,
  statedInWords,
  type WordFinding,
} from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { wordsBeyondFood } from '@pennyplate/domain/diet/diet-words'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import type { CatalogFood } from './foods.ts'

/** Whether the food has every allergen the words name. Words of the food's own names are covered by its tags. */
export function holdsWhatWordsSay(food: CatalogFood, { words }: Findings): boolean {
  const missing = words.filter(({ allergens }) => allergens.some((one) => !mayHold(food, one)))
  if (missing.length === 0) return true
  const own = wordsOfNames(food)
  return missing.every(({ said }) => own.has(said))
}

/** Findings in a text beyond the foods it was matched to. Words of a food's own names are covered by its tags. */
export function wordsBeyond(text: string, foods: readonly CatalogFood[]): readonly WordFinding[] {
  return foods.reduce<readonly WordFinding[]>((left, food) => {
    const beyond = wordsBeyondFood({ words: left }, food)
    return beyond.length === 0 ? beyond : beyond.filter(({ said }) => !wordsOfNames(food).has(said))
  }, statedInWords(text).words)
}

/** By the food, not by its id: a household may rename a food of its own. */
const known = new WeakMap<CatalogFood, ReadonlySet<string>>()

function wordsOfNames(food: CatalogFood): ReadonlySet<string> {
  const found =
    known.get(food) ??
    new Set(
      [food.name, food.plural, ...food.synonyms].flatMap((name) =>
        findingsInWords(name).words.map(({ said }) => said),
      ),
    )
  known.set(food, found)
  return found
}
