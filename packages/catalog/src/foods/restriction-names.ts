import type { FoodId } from '@pennyplate/domain/food/food'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import type { FoodNameLookUp } from '@pennyplate/domain/restrictions/look-up'
import { allFoods, foodById } from './foods.ts'
import { DESCRIPTOR_WORDS, FILLER_WORDS } from './words.ts'

/** Food names, for reading what a household does not eat. */
export const RESTRICTION_NAMES: FoodNameLookUp = {
  foodsNamed: kindNamed,
  foodsWith: (words) => foodsWith(wordsOf(words)),
  foodById,
  get foodWords() {
    return names().words
  },
}

interface Names {
  readonly words: ReadonlySet<string>
  /** The names that contain each word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>
  readonly names: readonly { readonly id: FoodId; readonly words: ReadonlySet<string> }[]
  /** Whole names and their endings that name a kind of food: "black bean" and "bean". */
  readonly kinds: ReadonlySet<string>
}

let built: Names | undefined

function names(): Names {
  built ??= build()
  return built
}

const answers = new Map<string, readonly FoodId[]>()
const ANSWERS_MAX = 5000

/** Foods with all the words in one of their names, if the words name a kind of food. "Carb" does not: one food has it. */
function kindNamed(term: string): readonly FoodId[] {
  const known = answers.get(term)
  if (known) return known
  const words = wordsOf(term)
  const found = names().kinds.has(words.join(' ')) ? foodsWith(words) : []
  if (answers.size >= ANSWERS_MAX) answers.clear()
  answers.set(term, found)
  return found
}

function foodsWith(words: readonly string[]): readonly FoodId[] {
  if (words.length === 0) return []
  const { byWord, names: all } = names()
  const rarest = words
    .map((word) => byWord.get(word) ?? [])
    .reduce((least, places) => (places.length < least.length ? places : least))
  const ids = rarest.flatMap((at) => {
    const name = all[at]
    return name && words.every((word) => name.words.has(word)) ? [name.id] : []
  })
  return [...new Set(ids)]
}

function build(): Names {
  const all: { id: FoodId; words: ReadonlySet<string> }[] = []
  const byWord = new Map<string, number[]>()
  const kinds = new Set<string>()
  for (const food of allFoods().values())
    for (const name of new Set([food.name, food.plural, ...food.synonyms, ...food.parts])) {
      const words = wordsOf(name.replaceAll('-', ' '))
      for (let from = 0; from < words.length; from++) addKind(kinds, words.slice(from))
      // "Bell pepper, red": the part before the comma is a name too.
      const [main = ''] = name.split(',')
      addKind(kinds, wordsOf(main.replaceAll('-', ' ')))
      const meant = new Set(withoutLikeness(words))
      for (const word of meant) byWord.set(word, [...(byWord.get(word) ?? []), all.length])
      all.push({ id: food.id, words: meant })
    }
  return { words: new Set(byWord.keys()), byWord, names: all, kinds }
}

/** Names that contain another food's name: cherry tomatoes are not cherries. The misleading word comes first. */
const LIKENESSES = [
  ['cherry', 'tomato'],
  ['grape', 'tomato'],
  ['plum', 'tomato'],
  ['rice', 'cauliflower'],
  ['chestnut', 'water'],
  ['spaghetti', 'squash'],
  ['noodle', 'shirataki'],
  ['cheese', 'vegan'],
  ['butter', 'vegan'],
  ['egg', 'vegan'],
  ['wheat', 'buckwheat'],
  ['nut', 'grape'],
] as const

function withoutLikeness(words: readonly string[]): string[] {
  return words.filter(
    (word) => !LIKENESSES.some(([misleading, real]) => word === misleading && words.includes(real)),
  )
}

function addKind(kinds: Set<string>, words: readonly string[]): void {
  const saysFood = words.some(
    (word) => !DESCRIPTOR_WORDS.has(word) && !FILLER_WORDS.has(word) && !/^\d/.test(word),
  )
  if (saysFood) kinds.add(words.join(' '))
}
