import { editDistance, wordsOf } from '../food/word-forms.ts'
import type { BoxedRecipe } from './boxed-recipe.ts'

/** Finds recipes by words of their names, foods, tags, meals and diets. Built once; every search is a look through its words. */
export type RecipeSearch = Readonly<{
  /** The places of the recipes found and how well they match, best first. Undefined for a text without words. */
  find: (text: string) => readonly Found[] | undefined
}>

export type Found = Readonly<{ at: number; score: number }>

type Searched = Pick<BoxedRecipe, 'name' | 'otherNames' | 'foods' | 'tags' | 'meals' | 'diets'>
/** For each recipe that has the word, its place and what the word counts there. */
type Postings = Map<number, number>

/** A word of the name says more than a food in the dish. */
const NAME = 10
const OTHER_NAME = 7
const TAG = 5
const FOOD = 3
/** Of two names with the word, the one that says little else is meant: "chili" is chili, then turkey chili. */
const WHOLE_NAME = 6

/** What a query word counts that is the start of a word, or has mistakes in it. */
const START = 0.75
const MISTAKES = [1, 0.6, 0.55] as const
/** In shorter words a correction is too risky. */
const LETTERS_FOR_ONE_MISTAKE = 4
const LETTERS_FOR_TWO_MISTAKES = 7
/** Longer texts are not what people type into a search field. */
const WORDS_MAX = 12

const SMALL_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'in',
  'n',
  'of',
  'on',
  'or',
  'the',
  'w',
  'with',
])

export function searchIn(recipes: readonly Searched[]): RecipeSearch {
  const byWord = new Map<string, Postings>()
  const wordsIn = new Map<string, readonly string[]>()
  const nameWords = recipes.map(({ name, otherNames, foods, tags, meals, diets }, at) => {
    const add = (text: string, weight: number) => {
      const known = wordsIn.get(text) ?? tellingWords(text)
      wordsIn.set(text, known)
      for (const word of known) {
        const postings = byWord.get(word) ?? new Map<number, number>()
        postings.set(at, Math.max(weight, postings.get(at) ?? 0))
        byWord.set(word, postings)
      }
      return known
    }
    for (const other of otherNames) add(other, OTHER_NAME)
    for (const tag of [...tags, ...meals, ...diets]) add(tag, TAG)
    for (const { name: food } of foods) add(food, FOOD)
    return add(name, NAME).length
  })
  const words = [...byWord.keys()].sort()

  function find(text: string): readonly Found[] | undefined {
    const asked = knownTogether(tellingWords(text), byWord).slice(0, WORDS_MAX)
    if (asked.length === 0) return undefined
    const sums = new Map<number, { words: number; score: number; inName: number }>()
    for (const word of asked)
      for (const [at, score] of scoresOf(word, words, byWord)) {
        const sum = sums.get(at) ?? { words: 0, score: 0, inName: 0 }
        sum.words += 1
        sum.score += score
        if (score > OTHER_NAME) sum.inName += 1
        sums.set(at, sum)
      }
    const most = Math.max(0, ...[...sums.values()].map((sum) => sum.words))
    return [...sums]
      .filter(([, sum]) => sum.words === most)
      .map(([at, { score, inName }]) => ({
        at,
        score: score + (WHOLE_NAME * inName) / Math.max(inName, nameWords[at] ?? 1),
      }))
      .sort((left, right) => right.score - left.score || left.at - right.at)
  }
  return { find }
}

/** What one query word counts in each recipe: as it is or as a start of a word, else with mistakes. */
function scoresOf(word: string, words: readonly string[], byWord: ReadonlyMap<string, Postings>): Postings {
  const scores: Postings = new Map()
  const add = (known: string, share: number) => {
    for (const [at, weight] of byWord.get(known) ?? [])
      scores.set(at, Math.max(weight * share, scores.get(at) ?? 0))
  }
  add(word, 1)
  for (let at = firstFrom(words, word); words[at]?.startsWith(word); at++)
    if (words[at] !== word) add(words[at] ?? '', START)
  if (scores.size > 0) return scores
  for (const { known, mistakes } of nearest(word, words)) add(known, MISTAKES[mistakes] ?? 0)
  return scores
}

/** The known words with the fewest mistakes between them and the word, or between their start and an unfinished word. */
function nearest(word: string, words: readonly string[]): { known: string; mistakes: 1 | 2 }[] {
  if (word.length < LETTERS_FOR_ONE_MISTAKE) return []
  for (const mistakes of [1, 2] as const) {
    if (mistakes === 2 && word.length < LETTERS_FOR_TWO_MISTAKES) return []
    const near = words.filter((known) => isLike(word, known, mistakes))
    if (near.length > 0) return near.map((known) => ({ known, mistakes }))
  }
  return []
}

function isLike(word: string, known: string, mistakes: 1 | 2): boolean {
  if (!hasLikeStart(word, known)) return false
  if (editDistance(word, known, mistakes) !== null) return true
  // An unfinished word may also lack a letter of its start.
  return [0, mistakes].some((lacking) => {
    const start = known.slice(0, word.length + lacking)
    return start.length < known.length && editDistance(word, start, mistakes) !== null
  })
}

/** The first letter is rarely wrong, but may be swapped with the second. */
function hasLikeStart(word: string, known: string): boolean {
  return word[0] === known[0] || (word[0] === known[1] && word[1] === known[0])
}

/** "Meat loaf" is meatloaf, and "grilledcheese" grilled cheese. */
function knownTogether(asked: readonly string[], byWord: ReadonlyMap<string, unknown>): string[] {
  const joined: string[] = []
  for (const word of asked) {
    const before = joined.at(-1)
    if (before !== undefined && !byWord.has(before + word)) joined.push(word)
    else if (before !== undefined) joined.splice(-1, 1, before + word)
    else joined.push(word)
  }
  return joined.flatMap((word) => (byWord.has(word) ? [word] : (split(word, byWord) ?? [word])))
}

const LETTERS_OF_A_PART = 3

function split(word: string, byWord: ReadonlyMap<string, unknown>): string[] | undefined {
  for (let at = LETTERS_OF_A_PART; at <= word.length - LETTERS_OF_A_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => byWord.has(part))) return parts
  }
  return undefined
}

function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !SMALL_WORDS.has(word))
}

/** The place of the first word that is not before this one. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
