import type { FoodId } from '@pennyplate/domain/food'
import type { CompiledRecipe } from './compiled-recipe.ts'
import { type IndexedRecipe, type RecipeIndex, recipeIndex, tellingWords } from './recipe-index.ts'

export interface RecipeMatch {
  readonly compiled: CompiledRecipe
  /** 0 to 1; 1 is the name, word for word. */
  readonly score: number
}

/** A word found among the foods or tags tells less than one in the name. */
const OTHER_WORD_SHARE = 0.45
/** How much of the score is for what was asked, the rest for the name having little besides. */
const ASKED_SHARE = 0.7
const LEAST_SCORE = 0.25

/** Dishes whose name, foods or tags say the words, best first: "chicken tacos", "lentil soup slow cooker". */
export function findRecipes(text: string, limit: number): readonly RecipeMatch[] {
  const index = recipeIndex()
  const asked = [...new Set(tellingWords(text).map((word) => knownWord(word, index)))]
  if (asked.length === 0) return []
  return index.entries
    .map((entry) => ({ compiled: entry.compiled, score: scoreOf(entry, asked, index) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((left, right) => right.score - left.score || compareIds(left, right))
    .slice(0, limit)
}

/** Dishes that use the food, as written or in a variant. */
export function recipesWithFood(foodId: FoodId): readonly CompiledRecipe[] {
  return recipeIndex().byFood.get(foodId) ?? []
}

/** Dishes with every tag: a meal, a cuisine, a kind of snack, a tool, a difficulty, "batch cooks" or "freezes". */
export function recipesTagged(...tags: readonly string[]): readonly CompiledRecipe[] {
  const wanted = tags.map((tag) => tag.toLowerCase())
  return recipeIndex()
    .entries.filter((entry) => wanted.every((tag) => entry.tags.has(tag)))
    .map(({ compiled }) => compiled)
}

function scoreOf(entry: IndexedRecipe, asked: readonly string[], { weightOf }: RecipeIndex): number {
  let found = 0
  let wanted = 0
  let named = 0
  for (const word of asked) {
    const weight = weightOf(word)
    wanted += weight
    if (entry.nameWords.has(word)) {
      found += weight
      named += weight
    } else if (entry.otherWords.has(word)) found += weight * OTHER_WORD_SHARE
  }
  const nameWeight = [...entry.nameWords].reduce((sum, word) => sum + weightOf(word), 0)
  return ASKED_SHARE * (found / wanted) + (1 - ASKED_SHARE) * (named / nameWeight)
}

/** A misspelled word becomes the one known word that is a single slip away; any other stays as it is. */
function knownWord(word: string, { words }: RecipeIndex): string {
  if (word.length < 4 || words.has(word)) return word
  const near = [...words].filter((known) => isOneSlipAway(word, known))
  return near.length === 1 && near[0] !== undefined ? near[0] : word
}

/** One letter more, less, other or two swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

function compareIds(left: RecipeMatch, right: RecipeMatch): number {
  return left.compiled.recipe.id < right.compiled.recipe.id ? -1 : 1
}
