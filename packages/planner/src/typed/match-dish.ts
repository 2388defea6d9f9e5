import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { familiarity } from '@pennyplate/catalog/recipes/familiarity'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { BESIDE } from './typed-words.ts'

export type MatchedDish = Readonly<{
  compiled: CompiledRecipe
  /** The variant with this name; null for the dish itself. */
  variantId: string | null
  /** It has this name, but for small words. */
  isSame: boolean
}>

type NamedForm = Readonly<{
  compiled: CompiledRecipe
  variantId: string | null
  /** Every word of its name once, and those of them that tell. */
  whole: readonly string[]
  words: readonly string[]
  /** The words before "with" and the like: what it is, rather than what comes with it. */
  core: readonly string[]
}>

const SMALL: ReadonlySet<string> = new Set(['and', 'with', 'on', 'in', 'over', 'from', 'n'])
/** Nobody means the dish for a diet, or the breakfast one, without saying so. */
const MUST_BE_SAID: ReadonlySet<string> = new Set(
  'breakfast free gluten sodium vegan vegetarian keto meatless bunless crustless cauliflower lettuce'.split(
    ' ',
  ),
)
const AFTER_CORE = / (?:with|on|in|over) /

const known = new WeakMap<CompiledRecipe, readonly NamedForm[]>()

/** The words that say what is meant: "a bowl of leftover chili" is chili. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => !SMALL.has(word))
  const telling = words.filter((word) => !BESIDE.has(word) && !/^\d+$/.test(word))
  return telling.length > 0 ? telling : words
}

/**
 * The dish with these words as its name, or the most usual one that has a single word more and is the same kind of thing:
 * "tacos" are beef tacos, but "chicken" is no chicken soup. Never merely the nearest.
 */
export function matchDish(
  recipes: readonly CompiledRecipe[],
  text: string,
  { meal, isSide = false }: Readonly<{ meal: DishMeal; isSide?: boolean }>,
): MatchedDish | null {
  const whole = new Set(wholeWords(text))
  const typed = new Set(tellingWords(text))
  if (typed.size === 0) return null
  let best: { form: NamedForm; isSame: boolean; rank: number } | null = null
  for (const form of recipes.flatMap(formsOf)) {
    const isSame = isEqual(form.words, typed)
    const rank = isEqual(form.whole, whole) ? SAME : isSame ? ALIKE : rankOf(form, typed, isSide)
    if (rank === null) continue
    const { recipe } = form.compiled
    const usual = familiarity(recipe.id, meal) ?? (recipe.meals.includes(meal) ? 2.5 : 1)
    const total = rank + usual
    if (!best || total > best.rank) best = { form, isSame, rank: total }
  }
  return best && { compiled: best.form.compiled, variantId: best.form.variantId, isSame: best.isSame }
}

const SAME = 100
const ALIKE = 90
const WHOLE_CORE = 60
const ONE_MORE = 50

function rankOf({ words, core }: NamedForm, typed: ReadonlySet<string>, isSide: boolean): number | null {
  if (![...typed].every((word) => words.includes(word))) return null
  if (words.some((word) => MUST_BE_SAID.has(word) && !typed.has(word))) return null
  if (isEqual(core, typed)) return WHOLE_CORE
  // Who says what comes with it says all of it: mac and cheese with peas has no tuna.
  const isBeside = (word: string) => !core.includes(word)
  if ([...typed].some(isBeside) && words.some((word) => isBeside(word) && !typed.has(word))) return null
  const more = core.filter((word) => !typed.has(word))
  const after = words.length > core.length ? 1 : 0
  if (more.length + after > 1) return null
  const head = core.at(-1)
  return isSide || (head !== undefined && typed.has(head)) ? ONE_MORE : null
}

function formsOf(compiled: CompiledRecipe): readonly NamedForm[] {
  const found = known.get(compiled) ?? namedForms(compiled)
  known.set(compiled, found)
  return found
}

function namedForms(compiled: CompiledRecipe): NamedForm[] {
  const { recipe, forms } = compiled
  const names = [
    ...[recipe.name, ...recipe.formerNames].map((name) => ({ name, variantId: null })),
    ...forms.map(({ name, variantId }) => ({ name, variantId })),
  ]
  return names.map(({ name, variantId }) => ({
    compiled,
    variantId,
    whole: once(wholeWords(name)),
    words: once(tellingWords(name)),
    core: once(tellingWords(name.split(AFTER_CORE)[0] ?? name)),
  }))
}

function wholeWords(text: string): string[] {
  return wordsOf(text).filter((word) => !SMALL.has(word))
}

function once(words: readonly string[]): readonly string[] {
  return [...new Set(words)]
}

function isEqual(one: readonly string[], other: ReadonlySet<string>): boolean {
  return one.length === other.size && one.every((word) => other.has(word))
}
