import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { editDistance, wordsOf } from '@pennyplate/domain/food/word-forms'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { MealPlace } from '@pennyplate/domain/week/week-plan'
import type { Catalog } from '../catalog/catalog.ts'
import { type MatchedDish, matchDish, tellingWords } from './match-dish.ts'
import { ALONE, BESIDE, inOurNames, placeIn } from './typed-words.ts'

/** What a typed meal means. It is one reading: list and recipe are both made from it. */
export type TypedMeal =
  | Readonly<{ kind: 'dish'; dish: MatchedDish }>
  /** Composed of what the words name, the first part first. */
  | Readonly<{ kind: 'plate'; parts: readonly TypedPart[] }>
  /** Nobody here cooks it: eating out, a party, leftovers. */
  | Readonly<{ kind: 'elsewhere'; place: MealPlace }>
  /** Words we cannot read as food. Nothing is made up for them. */
  | Readonly<{ kind: 'unknown' }>

export type TypedPart = Readonly<{
  /** The words it was read from, in our spelling. */
  said: string
}> &
  (
    | Readonly<{ is: 'dish'; compiled: CompiledRecipe; variantId: string | null }>
    | Readonly<{ is: 'side'; compiled: CompiledRecipe }>
    /** `count` is what the words say, as in "2 eggs" and "an egg". */
    | Readonly<{ is: 'food'; food: CatalogFood; count: number | null }>
  )

/** More parts than people name. */
const PARTS_MAX = 8
const TEXT_MAX = 200

export function readTypedMeal(typed: string, meal: DishMeal, catalog: Catalog): TypedMeal {
  const said = typed.toLowerCase().replace(/[’`]/g, "'").slice(0, TEXT_MAX)
  const place = placeIn(said)
  if (place) return { kind: 'elsewhere', place }
  const ours = inOurWords(said, catalog).trim()
  const text = ALONE.get(ours) ?? ours
  const dish = matchDish(catalog.recipes, text, { meal })
  const eatenAsItIs = dish?.isSame ? null : produceCalled(text, catalog)
  if (eatenAsItIs) return { kind: 'plate', parts: [eatenAsItIs] }
  if (dish) return { kind: 'dish', dish }
  const atoms = atomsOf(text)
  const parts = onSaidBread(readParts(atoms, meal, catalog), atoms, catalog)
  if (!parts || parts.length === 0) return { kind: 'unknown' }
  const [only] = parts
  if (parts.length === 1 && only?.is === 'dish')
    return { kind: 'dish', dish: { compiled: only.compiled, variantId: only.variantId, isSame: false } }
  return { kind: 'plate', parts }
}

/** Brands and short forms as we call them, and spelling corrected. */
function inOurWords(said: string, catalog: Catalog): string {
  const plain = said.replace(/\bw(?:\/|\s)\s?/g, 'with ').replace(/(?<=\w) n (?=\w)/g, ' and ')
  return inOurNames(correctWords(inOurNames(plain), catalog))
}

const vocabularies = new WeakMap<readonly CompiledRecipe[], ReadonlyMap<number, readonly string[]>>()
const LETTERS_FOR_ONE_MISTAKE = 5
const LETTERS_FOR_TWO_MISTAKES = 8

function correctWords(text: string, catalog: Catalog): string {
  const byLength = vocabularyOf(catalog)
  return text.replace(/[a-z]+/g, (word) => {
    const [root = word] = wordsOf(word)
    if (word.length < LETTERS_FOR_ONE_MISTAKE || isKnown(root, byLength)) return word
    for (const mistakes of word.length >= LETTERS_FOR_TWO_MISTAKES ? [1, 2] : [1])
      for (let length = root.length - mistakes; length <= root.length + mistakes; length++)
        for (const known of byLength.get(length) ?? [])
          if (known[0] === root[0] && editDistance(root, known, mistakes) !== null) return known
    return word
  })
}

function isKnown(word: string, byLength: ReadonlyMap<number, readonly string[]>): boolean {
  return BESIDE.has(word) || (byLength.get(word.length)?.includes(word) ?? false)
}

/** Words of dishes and sides first, so that a correction is one of those where it can be. */
function vocabularyOf({ recipes, sides, foodWords }: Catalog): ReadonlyMap<number, readonly string[]> {
  const found = vocabularies.get(recipes)
  if (found) return found
  const names = [...recipes, ...sides].flatMap(({ recipe }) => [recipe.name, ...recipe.formerNames])
  const words = new Set([...names.flatMap(wordsOf), ...foodWords])
  const built = Map.groupBy(words, (word) => word.length)
  vocabularies.set(recipes, built)
  return built
}

function atomsOf(text: string): string[] {
  return text
    .split(/\s*(?:,|\+|;|\/|&(?!j)|\band\b|\bwith\b|\bplus\b|\bon\b|\bover\b)\s*/)
    .map((atom) => atom.trim())
    .filter((atom) => atom !== '')
}

/** The parts that cover every word, in as few pieces as can be: "mac and cheese" is one. Null if some words name no food. */
function readParts(atoms: readonly string[], meal: DishMeal, catalog: Catalog): TypedPart[] | null {
  if (atoms.length === 0 || atoms.length > PARTS_MAX) return null
  const best: (TypedPart[] | null)[] = [[]]
  for (let end = 1; end <= atoms.length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const before = best[start]
      if (!before) continue
      const span = atoms.slice(start, end)
      const read = readSpan(span, { isFirst: start === 0, meal, catalog })
      const shortest = best[end]
      if (read && (!shortest || before.length + read.length < shortest.length))
        best[end] = [...before, ...read]
    }
  }
  return best[atoms.length] ?? null
}

type SpanContext = Readonly<{ isFirst: boolean; meal: DishMeal; catalog: Catalog }>

/** First comes the main dish; what is named after it is a side if we have one, else a food, else a dish. */
function readSpan(span: readonly string[], { isFirst, meal, catalog }: SpanContext): TypedPart[] | null {
  const joined = span.join(' and ')
  const text = ALONE.get(joined) ?? joined
  const dish = matchDish(catalog.recipes, text, { meal })
  const side = matchDish(catalog.sides, text, { meal, isSide: true })
  const asDish: TypedPart[] | null = dish && [
    { is: 'dish', said: joined, compiled: dish.compiled, variantId: dish.variantId },
  ]
  const asSide: TypedPart[] | null = side && [{ is: 'side', said: joined, compiled: side.compiled }]
  const isSameDish = dish?.isSame === true
  const isSameSide = side?.isSame === true
  if (span.length > 1) {
    if (isSameSide && (!isFirst || !isSameDish)) return asSide
    if (isSameDish) return asDish
    const whole = foodCalled(text, catalog)?.food
    const isItsName = [whole?.name, ...(whole?.synonyms ?? [])].some((name) => name?.toLowerCase() === text)
    return whole && isItsName ? [{ is: 'food', said: joined, food: whole, count: null }] : null
  }
  if (isFirst && dish && (isSameDish || !isSameSide)) return asDish
  if (isSameSide) return asSide
  const food = foodCalled(text, catalog)
  const asFood: TypedPart[] | null = food && [
    { is: 'food', said: joined, food: food.food, count: countIn(text) },
  ]
  if (food?.isExact) return asFood
  return asSide ?? asDish ?? asFood ?? sandwichOf(text, catalog)
}

/** "Salami sandwich": bread, and what is between. */
function sandwichOf(text: string, catalog: Catalog): TypedPart[] | null {
  const [, filling, kind] = /^(.+?) (sandwich|sub|hoagie|wrap|toast|roll-?up)e?s?$/.exec(text) ?? []
  if (filling === undefined || kind === undefined) return null
  const between = foodCalled(filling, catalog)
  const bread = kind === 'wrap' ? 'flour tortilla' : /sub|hoagie/.test(kind) ? 'hoagie roll' : 'white bread'
  const around = foodCalled(bread, catalog)
  if (!between || !around) return null
  return [
    { is: 'food', said: bread, food: around.food, count: null },
    { is: 'food', said: filling, food: between.food, count: null },
  ]
}

/** "Salami sandwich on rye" is on rye alone. */
function onSaidBread(
  parts: TypedPart[] | null,
  [first = '']: readonly string[],
  catalog: Catalog,
): TypedPart[] | null {
  const [main, ...others] = parts ?? []
  if (main?.is !== 'dish' || main.compiled.recipe.plate?.servedAs !== 'sandwich') return parts
  if (!others.some((part) => part.is === 'food' && part.food.aisle === 'bakery')) return parts
  const [, ...between] = sandwichOf(first, catalog) ?? []
  return between.length === 0 ? parts : [...between, ...others]
}

type CalledFood = Readonly<{ food: CatalogFood; isExact: boolean }>

/** The food these words name. Every word must be one of its own: "chicken minis" is no chicken. */
function foodCalled(text: string, catalog: Catalog): CalledFood | null {
  const words = tellingWords(text)
  const found = words.length === 0 ? null : catalog.findFood(words.join(' '))
  if (!found) return null
  const names = [found.food.name, ...found.food.synonyms].map(wordsOf)
  const own = new Set(names.flat())
  if (!words.every((word) => own.has(word))) return null
  const isExact = names.some(
    (name) => name.length === words.length && name.every((word) => words.includes(word)),
  )
  return { food: found.food, isExact }
}

/** "Apple" is an apple, not a dish of apples. */
function produceCalled(text: string, catalog: Catalog): TypedPart | null {
  const called = foodCalled(text, catalog)
  if (!called?.isExact || called.food.aisle !== 'produce') return null
  return { is: 'food', said: text, food: called.food, count: countIn(text) }
}

function countIn(text: string): number | null {
  const [, digits] = /^(\d{1,2}|an?|one) /.exec(text) ?? []
  if (digits === undefined) return null
  return /\d/.test(digits) ? Number(digits) : 1
}
