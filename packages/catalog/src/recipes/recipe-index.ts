import type { FoodId } from '@pennyplate/domain/food'
import { wordsOf } from '../foods/words.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import { allRecipes } from './recipes.ts'

export interface IndexedRecipe {
  readonly compiled: CompiledRecipe
  readonly nameWords: ReadonlySet<string>
  /** Words of its foods, cuisines, meals and the like. */
  readonly otherWords: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
}

export interface RecipeIndex {
  readonly entries: readonly IndexedRecipe[]
  /** The rarer a word, the more it tells. */
  readonly weightOf: (word: string) => number
  readonly words: ReadonlySet<string>
  readonly byFood: ReadonlyMap<FoodId, readonly CompiledRecipe[]>
}

const LINK_WORDS: ReadonlySet<string> = new Set([
  'with',
  'and',
  'the',
  'a',
  'an',
  'of',
  'in',
  'on',
  'or',
  'for',
  'to',
])

let built: RecipeIndex | undefined

/** Built on first use. */
export function recipeIndex(): RecipeIndex {
  built ??= buildIndex([...allRecipes().values()])
  return built
}

export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !LINK_WORDS.has(word))
}

function buildIndex(recipes: readonly CompiledRecipe[]): RecipeIndex {
  const entries = recipes.map(indexRecipe)
  const counts = new Map<string, number>()
  for (const { nameWords, otherWords } of entries)
    for (const word of new Set([...nameWords, ...otherWords])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const byFood = new Map<FoodId, CompiledRecipe[]>()
  for (const compiled of recipes) {
    const foods = new Set(compiled.forms.flatMap(({ gramsPerServing }) => [...gramsPerServing.keys()]))
    for (const food of foods) byFood.set(food, [...(byFood.get(food) ?? []), compiled])
  }
  return {
    entries,
    weightOf: (word) => Math.log(1 + recipes.length / (counts.get(word) ?? 1)),
    words: new Set(counts.keys()),
    byFood,
  }
}

function indexRecipe(compiled: CompiledRecipe): IndexedRecipe {
  const { recipe, difficulty, forms } = compiled
  const tags = [
    ...recipe.meals,
    ...recipe.cuisines,
    ...recipe.snackTypes,
    ...recipe.tools.flat(),
    difficulty,
    ...(recipe.batchCooks ? ['batch cooks'] : []),
    ...(recipe.freezes ? ['freezes'] : []),
  ].map((tag) => tag.toLowerCase())
  const foodWords = forms[0].ingredients.flatMap(({ food }) => tellingWords(food.name))
  return {
    compiled,
    nameWords: new Set(tellingWords(recipe.name)),
    otherWords: new Set([...foodWords, ...tags.flatMap(tellingWords)]),
    tags: new Set(tags),
  }
}
