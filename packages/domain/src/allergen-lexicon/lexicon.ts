import { ALLERGENS, type Allergen, FOOD_TRAITS, type FoodTrait } from '../food.ts'
import { DISH_WORDS } from './dish-words.ts'
import { FALSE_FRIENDS } from './false-friends.ts'
import { MEAT_WORDS } from './meat-words.ts'
import { MILK_AND_EGG_WORDS } from './milk-and-egg-words.ts'
import { NUT_AND_SEED_WORDS } from './nut-and-seed-words.ts'
import { SEA_WORDS } from './sea-words.ts'
import { SOY_AND_WHEAT_WORDS } from './soy-and-wheat-words.ts'
import type { WordTable } from './word-table.ts'
import { phraseKey } from './words-in-text.ts'

export interface Holds {
  readonly allergens: ReadonlySet<Allergen>
  readonly traits: ReadonlySet<FoodTrait>
}

export interface PhraseSense {
  /** The word means this. */
  readonly stated: Holds
  /** What is so called usually has this too. */
  readonly usual: Holds
}

/** By phrase key; a phrase that means nothing of the sort is there with empty sets. */
export function lexicon(): Lexicon {
  built ??= build()
  return built
}

export interface Lexicon {
  readonly senses: ReadonlyMap<string, PhraseSense>
  /** Beginnings of phrases, so that a search can stop early. */
  readonly beginnings: ReadonlySet<string>
}

let built: Lexicon | undefined

const STATED: readonly WordTable[] = [
  MILK_AND_EGG_WORDS,
  SEA_WORDS,
  NUT_AND_SEED_WORDS,
  SOY_AND_WHEAT_WORDS,
  MEAT_WORDS,
  FALSE_FRIENDS,
]

interface OpenHolds {
  readonly allergens: Set<Allergen>
  readonly traits: Set<FoodTrait>
}
interface OpenSense {
  readonly stated: OpenHolds
  readonly usual: OpenHolds
}

function build(): Lexicon {
  const senses = new Map<string, OpenSense>()
  const beginnings = new Set<string>()
  const add = (table: WordTable, kind: keyof OpenSense) => {
    for (const [holds, phrases] of Object.entries(table))
      for (const phrase of phrases.split(',')) {
        const key = phraseKey(phrase)
        const sense = senses.get(key) ?? { stated: nothing(), usual: nothing() }
        senses.set(key, sense)
        for (const word of holds.split(' ')) addTo(sense[kind], word)
        for (let end = key.indexOf(' '); end > 0; end = key.indexOf(' ', end + 1))
          beginnings.add(key.slice(0, end))
      }
  }
  for (const table of STATED) add(table, 'stated')
  add(DISH_WORDS, 'usual')
  return { senses, beginnings }
}

function nothing(): OpenHolds {
  return { allergens: new Set(), traits: new Set() }
}

const TRAITS_OF_ALLERGEN: Readonly<Record<Allergen, readonly FoodTrait[]>> = {
  milk: ['dairy'],
  egg: ['egg'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  'tree-nut': ['nuts'],
  peanut: ['legume'],
  wheat: ['gluten', 'grain'],
  soy: ['soy'],
  sesame: [],
}

function addTo(holds: OpenHolds, word: string): void {
  if (word === '') return
  const allergen = ALLERGENS.find((one) => one === word)
  const trait = FOOD_TRAITS.find((one) => one === word)
  if (!allergen && !trait) throw new Error(`the lexicon says "${word}", which is no allergen and no trait`)
  if (allergen) holds.allergens.add(allergen)
  if (trait) holds.traits.add(trait)
  if (allergen) for (const follows of TRAITS_OF_ALLERGEN[allergen]) holds.traits.add(follows)
}
