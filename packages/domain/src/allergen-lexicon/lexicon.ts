import { ALLERGENS, type Allergen, FOOD_TRAITS, type FoodTrait } from '../food/food.ts'
import { DISH_WORDS, NAMES_OF_THEIR_OWN } from './dish-words.ts'
import { FALSE_FRIENDS } from './false-friends.ts'
import { MEAT_WORDS } from './meat-words.ts'
import { MILK_AND_EGG_WORDS } from './milk-and-egg-words.ts'
import { NUT_AND_SEED_WORDS } from './nut-and-seed-words.ts'
import { SEA_WORDS } from './sea-words.ts'
import { SOY_AND_WHEAT_WORDS } from './soy-and-wheat-words.ts'
import type { WordTable } from './word-table.ts'
import { wordsKey } from './words-in-text.ts'

export interface Holds {
  readonly allergens: ReadonlySet<Allergen>
  readonly traits: ReadonlySet<FoodTrait>
}

/** Phrases by key, and their beginnings, so that a search can stop early. */
export interface Phrases {
  readonly holds: ReadonlyMap<string, Holds>
  readonly beginnings: ReadonlySet<string>
}

export interface AllergenLexicon {
  /** Ingredient words; harmless ones hold nothing. */
  readonly ingredients: Phrases
  /** What dishes usually contain, beyond the words of their names. */
  readonly dishes: Phrases
  /** Keys that override the shorter words in them. */
  readonly lookAlikes: ReadonlySet<string>
}

export function allergenLexicon(): AllergenLexicon {
  built ??= {
    ingredients: phrasesOf([
      MILK_AND_EGG_WORDS,
      SEA_WORDS,
      NUT_AND_SEED_WORDS,
      SOY_AND_WHEAT_WORDS,
      MEAT_WORDS,
      FALSE_FRIENDS,
    ]),
    dishes: withShorterNames(phrasesOf([DISH_WORDS])),
    lookAlikes: new Set(phrasesOf([FALSE_FRIENDS]).holds.keys()),
  }
  return built
}

let built: AllergenLexicon | undefined

interface OpenHolds {
  readonly allergens: Set<Allergen>
  readonly traits: Set<FoodTrait>
}

function phrasesOf(tables: readonly WordTable[]): Phrases {
  const holds = new Map<string, OpenHolds>()
  const beginnings = new Set<string>()
  for (const [words, phrases] of tables.flatMap((table) => Object.entries(table)))
    for (const phrase of phrases.split(',')) {
      const key = wordsKey(phrase)
      const held: OpenHolds = holds.get(key) ?? { allergens: new Set(), traits: new Set() }
      holds.set(key, held)
      for (const word of words.split(' ')) addTo(held, word)
      for (let end = key.indexOf(' '); end > 0; end = key.indexOf(' ', end + 1))
        beginnings.add(key.slice(0, end))
    }
  return { holds, beginnings }
}

/** A longer dish name includes the shorter one: a Hawaiian pizza has what a pizza has. */
function withShorterNames({ holds, beginnings }: Phrases): Phrases {
  const apart = new Set(NAMES_OF_THEIR_OWN.split(',').map((name) => wordsKey(name)))
  const all = [...holds].map(([key, own]) => {
    const shorter = apart.has(key) ? [] : shorterKeys(key).flatMap((one) => holds.get(one) ?? [])
    const whole: OpenHolds = { allergens: new Set(own.allergens), traits: new Set(own.traits) }
    // Allergens only: a turkey burger is not beef.
    for (const { allergens } of shorter) for (const allergen of allergens) addTo(whole, allergen)
    return [key, whole] as const
  })
  return { holds: new Map(all), beginnings }
}

function shorterKeys(key: string): string[] {
  const words = key.split(' ')
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')),
  )
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
