import { editDistance, wordsOf } from '../food/word-forms.ts'
import type { BoxedRecipe } from './boxed-recipe.ts'

/** Finds recipes by words of their names, foods, tags, meals, diets and tools, and of the steps and notes of own ones. Built once; every search is a look through its words. */
export type RecipeSearch = Readonly<{
  /** The places of the recipes found and how well they match, best first. Undefined for a text without words. */
  find: (text: string) => readonly Found[] | undefined
}>

export type Found = Readonly<{ at: number; score: number }>

type Searched = Pick<BoxedRecipe, 'name' | 'otherNames' | 'foods' | 'tags' | 'meals' | 'diets'> &
  Partial<Pick<BoxedRecipe, 'tools' | 'texts'>>

/** A word of the name says more than a food in the dish. */
const NAME = 10
const OTHER_NAME = 7
const TAG = 5
const FOOD = 3
/** Steps say much that the dish is not about. */
const TEXT = 1
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

/** Which recipes have each word, as plain numbers: one letter may match half of all words, in thousands of recipes. */
type WordIndex = Readonly<{
  /** Sorted. */
  words: readonly string[]
  placeOf: ReadonlyMap<string, number>
  /** Of the word at each place: the recipes that have it, and what it counts there. */
  recipesOf: readonly (readonly number[])[]
  weightsOf: readonly (readonly number[])[]
  /** How many words each recipe's name has. */
  nameWords: readonly number[]
}>

export function searchIn(recipes: readonly Searched[]): RecipeSearch {
  const search = searchPrepared(recipes)
  search.prepare(recipes.length)
  return search
}

/** A search over thousands of recipes, prepared some at a time. Asked before it is ready, it does the rest at once. */
export type PreparedSearch = RecipeSearch &
  Readonly<{
    /** Prepares so many more recipes. Returns whether it is ready. */
    prepare: (count: number) => boolean
  }>

export function searchPrepared(recipes: readonly Searched[]): PreparedSearch {
  const building = startIndex()
  let next = 0
  let index: WordIndex | undefined
  const prepare = (count: number) => {
    for (const recipe of recipes.slice(next, next + count)) building.add(recipe)
    next += count
    if (next >= recipes.length) index ??= building.finish()
    return index !== undefined
  }
  return {
    prepare,
    find(text) {
      if (tellingWords(text).length === 0) return undefined
      prepare(index ? 0 : recipes.length)
      return index && findIn(index, text)
    },
  }
}

function startIndex() {
  const byWord = new Map<string, { recipes: number[]; weights: number[] }>()
  const wordsIn = new Map<string, readonly string[]>()
  const nameWords: number[] = []
  function addRecipe({
    name,
    otherNames,
    foods,
    tags,
    meals,
    diets,
    tools = [],
    texts = [],
  }: Searched): void {
    const at = nameWords.length
    const add = (text: string, weight: number) => {
      const known = wordsIn.get(text) ?? tellingWords(text)
      wordsIn.set(text, known)
      for (const word of known) addWord(word, weight)
      return known
    }
    const addWord = (word: string, weight: number) => {
      const postings = byWord.get(word) ?? { recipes: [], weights: [] }
      byWord.set(word, postings)
      const last = postings.recipes.length - 1
      if (postings.recipes[last] !== at) {
        postings.recipes.push(at)
        postings.weights.push(weight)
      } else postings.weights[last] = Math.max(weight, postings.weights[last] ?? 0)
    }
    for (const other of otherNames) add(other, OTHER_NAME)
    for (const tag of [...tags, ...meals, ...diets, ...tools.flat()]) add(tag, TAG)
    for (const { name: food } of foods) add(food, FOOD)
    // Steps are not told twice, so their words are not remembered.
    for (const word of new Set(texts.flatMap(tellingWords))) addWord(word, TEXT)
    nameWords.push(add(name, NAME).length)
  }
  return {
    add: addRecipe,
    finish(): WordIndex {
      const words = [...byWord.keys()].sort()
      return {
        words,
        placeOf: new Map(words.map((word, place) => [word, place])),
        recipesOf: words.map((word) => byWord.get(word)?.recipes ?? []),
        weightsOf: words.map((word) => byWord.get(word)?.weights ?? []),
        nameWords,
      }
    },
  }
}

function findIn(index: WordIndex, text: string): readonly Found[] | undefined {
  const { nameWords, placeOf } = index
  const asked = knownTogether(tellingWords(text), placeOf).slice(0, WORDS_MAX)
  if (asked.length === 0) return undefined
  const sums = new Float64Array(nameWords.length)
  const counts = new Uint8Array(nameWords.length)
  const inNames = new Uint8Array(nameWords.length)
  for (const word of asked)
    scoresOf(word, index).forEach((score, at) => {
      if (score === 0) return
      sums[at] = (sums[at] ?? 0) + score
      counts[at] = (counts[at] ?? 0) + 1
      if (score > OTHER_NAME) inNames[at] = (inNames[at] ?? 0) + 1
    })
  const most = counts.reduce((so, count) => Math.max(so, count), 0)
  const found: Found[] = []
  if (most === 0) return found
  counts.forEach((count, at) => {
    if (count < most) return
    const inName = inNames[at] ?? 0
    const score = (sums[at] ?? 0) + (WHOLE_NAME * inName) / Math.max(inName, nameWords[at] ?? 1)
    found.push({ at, score })
  })
  return found.sort((left, right) => right.score - left.score || left.at - right.at)
}

/** What one query word counts in each recipe: as it is or as a start of a word, else with mistakes. */
function scoresOf(
  word: string,
  { words, placeOf, recipesOf, weightsOf, nameWords }: WordIndex,
): Float64Array {
  const scores = new Float64Array(nameWords.length)
  let isFound = false
  const add = (place: number | undefined, share: number) => {
    const recipes = place === undefined ? undefined : recipesOf[place]
    const weights = place === undefined ? undefined : weightsOf[place]
    if (!recipes || !weights) return
    isFound = true
    for (let nth = 0; nth < recipes.length; nth++) {
      const at = recipes[nth] ?? 0
      const score = (weights[nth] ?? 0) * share
      if (score > (scores[at] ?? 0)) scores[at] = score
    }
  }
  add(placeOf.get(word), 1)
  for (let place = firstFrom(words, word); words[place]?.startsWith(word); place++)
    if (words[place] !== word) add(place, START)
  if (isFound) return scores
  for (const { known, mistakes } of nearest(word, words)) add(placeOf.get(known), MISTAKES[mistakes] ?? 0)
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
