import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { editDistance } from '@pennyplate/domain/food/word-forms'
import rows from '../../data/line-names.json' with { type: 'json' }
import { allFoods, type CatalogFood, foodById } from '../foods/foods.ts'
import { foodWords } from './line-words.ts'

/** One name of one food. */
export interface FoodName {
  readonly food: CatalogFood
  readonly words: readonly string[]
  /** 0 for what recipes call it, 1 for the food's own name, then its synonyms in the order written. */
  readonly rank: number
}

export interface FoodNames {
  readonly names: readonly FoodName[]
  readonly byWord: ReadonlyMap<string, readonly number[]>
  /** The one known word this is a misspelling of; null if there is none, or more than one. */
  readonly corrected: (word: string) => string | null
}

/** Makers' names in front of a food. */
export const BRANDS: readonly string[] = rows.brands

let built: FoodNames | undefined

export function foodNames(): FoodNames {
  built ??= buildNames()
  return built
}

function buildNames(): FoodNames {
  const said = Object.entries(rows.names).flatMap(([id, texts]) => {
    const food = foodById(id)
    if (!food) throw new Error(`line-names.json: no food ${id}`)
    return texts.map((text) => ({ food, words: foodWords(text), rank: 0 }))
  })
  const taken = new Set(said.map(({ words }) => words.join(' ')))
  const untied = new Set(rows.untied.map((text) => foodWords(text).join(' ')))
  const own = [...allFoods().values()].flatMap((food) =>
    [food.name, food.plural, ...food.synonyms].map((name, at) => ({
      food,
      words: foodWords(name),
      rank: Math.max(1, at),
    })),
  )
  const names = [
    ...said,
    ...own.filter(({ words }) => !taken.has(words.join(' ')) && !untied.has(words.join(' '))),
  ]
  const byWord = new Map<string, number[]>()
  for (const [at, { words }] of names.entries())
    for (const word of words) {
      const list = byWord.get(word)
      if (list) list.push(at)
      else byWord.set(word, [at])
    }
  return { names, byWord, corrected: corrector([...byWord.keys()]) }
}

/** Shorter words easily become another food: "lamb" is not "lime". */
const LETTERS_MIN = 6
const LETTERS_FOR_TWO = 9
const CACHED_MAX = 5000

function corrector(vocabulary: readonly string[]) {
  const byLength = new Map<number, string[]>()
  for (const word of vocabulary) {
    if (word.length < LETTERS_MIN - 1 || !/^[a-z]+$/.test(word)) continue
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  }
  const cached = new Map<string, string | null>()

  function correct(word: string): string | null {
    const most = word.length >= LETTERS_FOR_TWO ? 2 : 1
    for (let distance = 1; distance <= most; distance++) {
      const near: string[] = []
      for (let length = word.length - distance; length <= word.length + distance; length++)
        for (const known of byLength.get(length) ?? [])
          if (known[0] === word[0] && editDistance(word, known, distance) !== null) near.push(known)
      if (near.length > 0)
        return near.length === 1 && near[0] !== undefined && sameAllergens(word, near[0]) ? near[0] : null
    }
    return null
  }

  return (word: string): string | null => {
    if (word.length < LETTERS_MIN || word.length > 20 || !/^[a-z]+$/.test(word)) return null
    const known = cached.get(word)
    if (known !== undefined) return known
    if (cached.size >= CACHED_MAX) cached.clear()
    const found = correct(word)
    cached.set(word, found)
    return found
  }
}

/** A misspelled word may gain an allergen, never lose one. */
function sameAllergens(word: string, known: string): boolean {
  const kept = findingsInWords(known).allergens
  return findingsInWords(word).allergens.every((allergen) => kept.includes(allergen))
}
