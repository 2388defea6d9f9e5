import { editDistance, wordsOf } from '@pennyplate/domain/food/word-forms'
import { allFoods, type CatalogFood } from './foods.ts'
import { DESCRIPTOR_WORDS, FILLER_WORDS } from './words.ts'

/** One name of one food, split into words. */
export interface Phrase {
  readonly food: CatalogFood
  readonly words: readonly string[]
  readonly weight: number
  /** 0 for the food's own name, then its synonyms in the order written. */
  readonly rank: number
}

export interface FoodIndex {
  readonly phrases: readonly Phrase[]
  readonly byWord: ReadonlyMap<string, readonly number[]>
  /** The weight of a word: high for rare words. */
  readonly weightOf: (word: string) => number
  /** The closest known word to a misspelled one: "broccoli" for "brocolli". */
  readonly correct: (word: string) => readonly string[]
  /** Words with this prefix, for search while typing. */
  readonly completions: (start: string) => readonly string[]
}

const DESCRIPTOR_SHARE = 0.3
const FILLER_SHARE = 0.2

let built: FoodIndex | undefined

export function foodIndex(): FoodIndex {
  built ??= buildIndex([...allFoods().values()])
  return built
}

function buildIndex(foods: readonly CatalogFood[]): FoodIndex {
  const names = foods.flatMap((food) =>
    [...new Set([food.name, food.plural, ...food.synonyms])].map((name, rank) => ({
      food,
      rank,
      words: [...new Set(wordsOf(name))],
    })),
  )
  const byWord = new Map<string, number[]>()
  for (const [index, { words }] of names.entries())
    for (const word of words) {
      const list = byWord.get(word)
      if (list) list.push(index)
      else byWord.set(word, [index])
    }
  const weightOf = (word: string) => {
    const rarity = Math.log(names.length / (byWord.get(word)?.length ?? 0.5))
    if (FILLER_WORDS.has(word)) return rarity * FILLER_SHARE
    return DESCRIPTOR_WORDS.has(word) ? rarity * DESCRIPTOR_SHARE : rarity
  }
  const phrases = names.map((name) => ({
    ...name,
    weight: name.words.reduce((sum, word) => sum + weightOf(word), 0),
  }))
  const vocabulary = [...byWord.keys()]
  return {
    phrases,
    byWord,
    weightOf,
    correct: corrector(vocabulary, byWord),
    completions: (start) => vocabulary.filter((word) => word.startsWith(start)),
  }
}

/** Shorter words are not corrected, as they easily become another food: "lamb" is not "lime". */
const LETTERS_FOR_ONE_MISTAKE = 5
const LETTERS_FOR_TWO_MISTAKES = 8

/** How many corrections are cached. */
const CORRECTIONS_MAX = 5000

function corrector(vocabulary: readonly string[], byWord: ReadonlyMap<string, unknown>) {
  const startOf = (word: string, length: number) => `${length}${word[0]}`
  const byStart = Map.groupBy(vocabulary, (word) => startOf(word, word.length))
  const longest = Math.max(...vocabulary.map(({ length }) => length))
  const corrections = new Map<string, readonly string[]>()

  function correct(word: string): readonly string[] {
    const parts = splitCompound(word, byWord)
    if (parts) return parts
    if (word.length < LETTERS_FOR_ONE_MISTAKE || /\d/.test(word)) return []
    const most = word.length >= LETTERS_FOR_TWO_MISTAKES ? 2 : 1
    for (let distance = 1; distance <= most; distance++)
      for (const length of lengthsAround(word.length, distance)) {
        const known = byStart.get(startOf(word, length)) ?? []
        const near = known.find((one) => editDistance(word, one, distance) !== null)
        if (near !== undefined) return [near]
      }
    return []
  }

  return (word: string): readonly string[] => {
    // Joins at most two words.
    if (word.length > 2 * longest) return []
    const known = corrections.get(word)
    if (known) return known
    if (corrections.size >= CORRECTIONS_MAX) corrections.clear()
    const found = correct(word)
    corrections.set(word, found)
    return found
  }
}

function lengthsAround(length: number, distance: number): number[] {
  return Array.from({ length: 2 * distance + 1 }, (_, index) => length - distance + index)
}

/** "breadcrumb" is "bread crumb". */
function splitCompound(word: string, byWord: ReadonlyMap<string, unknown>): readonly string[] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => byWord.has(part))) return parts
  }
  return null
}
