import type { CatalogFood } from '../foods/foods.ts'
import { foodOfUse } from './food-of-use.ts'
import { isHarmlessAnywhere } from './harmless-words.ts'
import { foodWords } from './line-words.ts'
import { type FoodInWords, nameFood } from './name-food.ts'

export interface ChosenFood {
  readonly food: CatalogFood
  readonly isSure: boolean
  /** The words that name it. */
  readonly text: string
}

/** What the words of a line name: one food, or foods between which it leaves the choice, or foods that all go in. */
export interface ChosenFoods {
  readonly foods: readonly ChosenFood[]
  /** Foods that may be taken instead; their words where we have none of that name. */
  readonly alternatives: readonly { readonly text: string; readonly food: CatalogFood | null }[]
}

const OR = /\s+(?:and\/)?or\s+|\s?\/\s?(?=[a-z])/i
const AND = /\s+(?:and|&|plus|\+|mixed with)\s+/i

/** "Boneless, skinless chicken thighs": pieces that only describe go before the one with the food. */
const ADJECTIVES_MAX = 4
/** Longer than any name or list of toppings. */
const CHARS_MAX = 200

/** Names the food in what a line says before its details. Null: nothing that we know for certain. */
export function chooseFoods(
  pieces: readonly string[],
  details: readonly string[],
  unit: string | null,
): ChosenFoods | null {
  if (pieces.join(', ').length > CHARS_MAX) return null
  if (unit === null && isList(pieces)) return nameList(pieces, unit)
  for (let end = 1; end <= Math.min(ADJECTIVES_MAX, pieces.length); end++) {
    const main = pieces.slice(0, end).join(' ')
    const found = nameOne(main, [...pieces.slice(end), ...details], unit)
    if (found) return { foods: [found], alternatives: [] }
    const several = chooseBetween(pieces.slice(0, end), unit) ?? nameAll(main, unit)
    if (several) return several
    if (!foodWords(pieces[end - 1] ?? '').every(isHarmlessAnywhere)) break
  }
  return chooseBetween(pieces, unit) ?? nameList(pieces, unit)
}

/** "Avocado, red onion, lime wedges" are three foods; "butter, unsalted" is one. */
function isList(pieces: readonly string[]): boolean {
  const [first = '', ...more] = pieces
  const named = nameFood(first)
  if (!named || OR.test(pieces.join(' '))) return false
  return more.some((piece) => {
    const closer = nameFood(`${first} ${piece}`)
    return nameFood(piece) !== null && !(closer && closer.wordCount > named.wordCount)
  })
}

function nameOne(text: string, details: readonly string[], unit: string | null): ChosenFood | null {
  const named = nameInUnit(text, unit)
  if (!named) return null
  let best: FoodInWords = named
  for (const detail of details.slice(0, 6)) {
    if (detail.length > 60) continue
    const closer = nameFood(`${text} ${detail}`)
    if (closer && closer.wordCount > best.wordCount && keepsUnit(named.food, closer.food, unit)) best = closer
  }
  const words = [text, ...details].join(' ')
  return { food: foodOfUse(best.food, words, unit), isSure: best.isSure, text }
}

/** "1 tomato, diced" is no canned diced tomatoes. */
function keepsUnit(food: CatalogFood, closer: CatalogFood, unit: string | null): boolean {
  const counted = unit ?? 'each'
  return !(counted in food.measures) || counted in closer.measures
}

/** "1 can tomatoes" are canned tomatoes. */
function nameInUnit(text: string, unit: string | null): FoodInWords | null {
  const named = nameFood(text)
  if (unit !== 'can' || (named && 'can' in named.food.measures)) return named
  const canned = nameFood(`canned ${text}`)
  return canned && (!named || canned.wordCount > named.wordCount) ? canned : named
}

/** "Yellow or red onion", "chicken or vegetable broth", "butter or oil", "canola, corn or peanut oil". */
function chooseBetween(pieces: readonly string[], unit: string | null): ChosenFoods | null {
  const texts = pieces
    .flatMap((piece) => piece.split(OR))
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const last = texts.at(-1)
  if (texts.length < 2 || texts.length > 6 || last === undefined || !pieces.some((piece) => OR.test(piece)))
    return null
  const options = texts.map((text) => ({
    text,
    named: text === last ? nameOne(text, [], unit) : nameWithTail(text, last, unit),
  }))
  const first = options.findIndex(({ named }) => named !== null)
  const chosen = options[0]?.named ?? null
  if (first < 0 || chosen === null) return null
  const alternatives = options.slice(1).map(({ text, named }) => ({ text, food: named?.food ?? null }))
  return { foods: [chosen], alternatives: alternatives.filter(({ food }) => food !== chosen.food) }
}

const TAIL_WORDS_MAX = 4

/** "Yellow" of "yellow or red onion" is a yellow onion. */
function nameWithTail(text: string, last: string, unit: string | null): ChosenFood | null {
  const tail = last.split(' ')
  for (let from = Math.max(1, tail.length - TAIL_WORDS_MAX); from < tail.length; from++) {
    const whole = `${text} ${tail.slice(from).join(' ')}`
    const named = nameOne(whole, [], unit)
    if (named && addsToName(named, text)) return named
  }
  return nameOne(text, [], unit)
}

/** The words before the shared end must count, else "oil" of "butter or olive oil" would be an oil for butter. */
function addsToName(named: ChosenFood, text: string): boolean {
  const alone = nameFood(text)
  const whole = nameFood(named.text)
  return whole !== null && (!alone || whole.wordCount > alone.wordCount)
}

/** "Salt and pepper", "red and green bell pepper": all of them, or nothing. */
function nameAll(text: string, unit: string | null): ChosenFoods | null {
  const texts = text
    .split(AND)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const last = texts.at(-1)
  if (texts.length < 2 || texts.length > 5 || last === undefined) return null
  return everyFood(texts, (one) => (one === last ? nameOne(one, [], unit) : nameWithTail(one, last, unit)))
}

/** "Shredded cheese, sour cream, chopped cilantro": a list of toppings. */
function nameList(pieces: readonly string[], unit: string | null): ChosenFoods | null {
  const texts = pieces
    .flatMap((piece) => piece.replace(/^(?:and|or) /i, '').split(AND))
    .filter((text) => text !== '')
  return texts.length < 2 || texts.length > 12 ? null : everyFood(texts, (text) => nameOne(text, [], unit))
}

function everyFood(
  texts: readonly string[],
  nameText: (text: string) => ChosenFood | null,
): ChosenFoods | null {
  const foods: ChosenFood[] = []
  for (const text of texts) {
    const named = nameText(text)
    if (!named) return null
    if (!foods.some(({ food }) => food === named.food)) foods.push(named)
  }
  return { foods, alternatives: [] }
}
