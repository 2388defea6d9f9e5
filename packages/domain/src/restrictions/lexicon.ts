import { allergenLexicon } from '../allergen-lexicon/lexicon.ts'
import { ALLERGEN_CONCEPTS } from './allergen-concepts.ts'
import { ANIMAL_FOOD_CONCEPTS } from './animal-food-concepts.ts'
import type { Concept } from './concept.ts'
import { DIET_CONCEPTS } from './diet-concepts.ts'
import { FOOD_CONCEPTS } from './food-concepts.ts'
import { MEDICAL_CONCEPTS } from './medical-concepts.ts'
import { PLANT_FOOD_CONCEPTS } from './plant-food-concepts.ts'
import { RELIGIOUS_CONCEPTS } from './religious-concepts.ts'
import { SENTENCE_WORDS, type SentenceMark } from './sentence-words.ts'
import { SUBSTANCE_CONCEPTS } from './substance-concepts.ts'
import { tokensOf } from './tokens.ts'
import { WISH_CONCEPTS } from './wish-concepts.ts'

export const CONCEPTS: readonly Concept[] = [
  ...ALLERGEN_CONCEPTS,
  ...DIET_CONCEPTS,
  ...MEDICAL_CONCEPTS,
  ...RELIGIOUS_CONCEPTS,
  ...WISH_CONCEPTS,
  ...FOOD_CONCEPTS,
  ...ANIMAL_FOOD_CONCEPTS,
  ...PLANT_FOOD_CONCEPTS,
  ...SUBSTANCE_CONCEPTS,
]

export type LexiconEntry =
  | { readonly concept: Concept; readonly isMember: boolean; readonly isDerived?: true }
  | { readonly mark: SentenceMark }

export interface RestrictionLexicon {
  readonly byPhrase: ReadonlyMap<string, LexiconEntry>
  /** Every single word of it. */
  readonly words: ReadonlySet<string>
  /** Words that name an allergen: worth correcting even when they are short. */
  readonly allergenWords: ReadonlySet<string>
  /** The allergens themselves, without what is made of them. */
  readonly allergenNames: ReadonlySet<string>
  readonly longest: number
}

let built: RestrictionLexicon | undefined

/** Every phrase the reader knows, normalized. The first entry of a phrase wins. */
export function restrictionLexicon(): RestrictionLexicon {
  built ??= build()
  return built
}

export function conceptById(id: string): Concept | undefined {
  byId ??= new Map(CONCEPTS.map((concept) => [concept.id, concept]))
  return byId.get(id)
}
let byId: ReadonlyMap<string, Concept> | undefined

/** The look-up key of a phrase. "And" stays part of it: "half and half". */
export function phraseKey(phrase: string): string {
  return tokensOf(phrase)
    .map(({ word }) => word)
    .filter((word) => word !== '')
    .join(' ')
}

function build(): RestrictionLexicon {
  const byPhrase = new Map<string, LexiconEntry>()
  const add = (phrase: string, entry: LexiconEntry) => {
    const key = phraseKey(phrase)
    if (key !== '' && !byPhrase.has(key)) byPhrase.set(key, entry)
  }
  for (const concept of CONCEPTS) {
    for (const word of concept.words) add(word, { concept, isMember: false })
    for (const word of concept.members) add(word, { concept, isMember: true })
  }
  for (const [mark, phrases] of SENTENCE_WORDS) for (const phrase of phrases) add(phrase, { mark })
  for (const [phrase, { allergens }] of allergenLexicon().ingredients.holds) {
    const [only] = allergens
    const concept = ALLERGEN_CONCEPTS.find(({ id }) => id === only)
    if (concept && allergens.size === 1) add(phrase, { concept, isMember: true, isDerived: true })
  }
  const single = (phrases: readonly string[]) =>
    new Set(phrases.map(phraseKey).filter((key) => !key.includes(' ')))
  const isAllergen = (entry: LexiconEntry) => 'concept' in entry && ALLERGEN_CONCEPTS.includes(entry.concept)
  const allergenWords = single(
    [...byPhrase].flatMap(([phrase, entry]) => (isAllergen(entry) ? [phrase] : [])),
  )
  const allergenNames = single(ALLERGEN_CONCEPTS.flatMap(({ words }) => words))
  const words = new Set([...byPhrase.keys()].flatMap((key) => key.split(' ')))
  const longest = Math.max(...[...byPhrase.keys()].map((key) => key.split(' ').length))
  return { byPhrase, words, allergenWords, allergenNames, longest }
}
