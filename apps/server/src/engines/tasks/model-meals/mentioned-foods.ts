import { allFoods, type CatalogFood } from '@pennyplate/catalog/foods/foods'
import { statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { type FoodRule, judgeFood } from '@pennyplate/domain/diet/diet'
import { ruleBrokenByWords } from '@pennyplate/domain/diet/diet-words'
import { wordsOf } from '@pennyplate/domain/food/word-forms'

/**
 * A model's meal can name a food that its ingredients leave out ("Shrimp scampi" without shrimp), or hide one in a line that
 * parses as another food. So every food word in names and lines is checked on its own.
 */
export function forbiddenMention(
  text: string,
  rules: readonly FoodRule[],
  unresolved: readonly string[],
): { readonly by: string; readonly said: string } | null {
  const stated = ruleBrokenByWords(statedInWords(text), rules)
  if (stated) return stated
  const words = wordsOf(text)
  const named = rules.map((rule) => ({ rule, names: namesOf(rule) }))
  for (let at = 0; at < words.length; ) {
    const { length, foods, phrase } = longestAt(words, at)
    const isNegated = NEGATIONS.has(words[at + length] ?? '') || BEFORE.has(words[at - 1] ?? '')
    if (!isNegated)
      for (const { rule, names } of named)
        if (names.includes(phrase) || foods.some((food) => breaksOutright(food, rule)))
          return { by: rule.id, said: phrase }
    at += length
  }
  const said = ` ${words.join(' ')} `
  const word = unresolved.find((phrase) => said.includes(` ${wordsOf(phrase).join(' ')} `))
  return word === undefined ? null : { by: 'text', said: word }
}

/** As in "gluten-free", "dairy free", "without nuts". */
const NEGATIONS: ReadonlySet<string> = new Set(['free', 'less', 'alternative', 'substitute'])
const BEFORE: ReadonlySet<string> = new Set(['no', 'without', 'zero'])

const WORDS_AT_MOST = 4

/** The longest food name at this word: "coconut milk" is not milk, "peanut butter" is not butter. */
function longestAt(words: readonly string[], at: number) {
  for (let length = Math.min(WORDS_AT_MOST, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const foods = foodsByName().get(phrase)
    if (foods) return { length, foods, phrase }
  }
  const phrase = words[at] ?? ''
  return { length: 1, foods: foodsByName().get(phrase) ?? [], phrase }
}

/** Without the rule's amount limits: a name does not say how much of the food is in the dish. */
function breaksOutright(food: CatalogFood, { limits: _, lowFodmap: __, ...rule }: FoodRule): boolean {
  return judgeFood(food, [rule]).verdict === 'forbidden'
}

/** Words for what a rule forbids that are not the name of one food. */
const WORDS_OF_RULE: Readonly<Record<string, readonly string[]>> = {
  'restriction:tree-nut': ['nut', 'tree nut', 'nutty'],
  'restriction:peanut': ['nut', 'groundnut'],
  'restriction:shellfish': ['seafood'],
  'restriction:fish': ['seafood', 'sushi'],
  'restriction:milk': ['dairy', 'cheesy', 'creamy'],
  'restriction:wheat': ['gluten'],
  'diet:vegan': ['meat', 'dairy', 'cheesy', 'seafood'],
  'diet:vegetarian': ['meat', 'seafood'],
  'diet:dairy-free': ['dairy', 'milk', 'cheesy'],
  'diet:gluten-free': ['gluten', 'wheat'],
}

function namesOf({ id }: FoodRule): readonly string[] {
  const words = WORDS_OF_RULE[id] ?? []
  const [kind, word = ''] = id.split(':')
  if (kind === 'diet' || kind === 'preference') return words
  return [...words, wordsOf(word.replaceAll('-', ' ')).join(' ')]
}

let byName: ReadonlyMap<string, readonly CatalogFood[]> | undefined

function foodsByName(): ReadonlyMap<string, readonly CatalogFood[]> {
  if (byName) return byName
  const found = new Map<string, CatalogFood[]>()
  for (const food of allFoods().values())
    for (const name of [food.name, food.plural, ...food.synonyms]) {
      const key = wordsOf(name).join(' ')
      found.set(key, [...(found.get(key) ?? []), food])
    }
  byName = found
  return found
}
