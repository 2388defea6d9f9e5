import type { HouseholdRecipesAnswer, RecipesQuery } from '@pennyplate/contract/recipes/household-recipes'
import { storedOwnRecipe } from '@pennyplate/contract/recipes/own-recipe'
import { recipesOfIndex } from '@pennyplate/contract/recipes/recipe-index'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import { boxedOwn } from '@pennyplate/domain/recipe-box/own-boxed'
import { type RecipeSearch, searchIn } from '@pennyplate/domain/recipe-box/search-recipes'
import { readStoredJson } from '../../../json.ts'
import { unpackOwnLibrary } from '../../../own-recipes/own-library.ts'
import { listRecipes } from '../../../recipe-index/list-recipes.ts'
import type { Asked } from '../../asked.ts'
import type { Household } from '../../household.ts'
import { judgeRecipes } from './judge-recipes.ts'

/** The recipes that match, as the recipe box finds them. */
export function matchRecipes({ household, today, request }: Asked<RecipesQuery>): HouseholdRecipesAnswer {
  const all = judgeRecipes({ household, today, request: {} })
  const { q = '', meal, tag } = request
  if (q.trim() === '' && meal === undefined && tag === undefined) return all
  const { recipes, search } = boxOf(household)
  const found = search.find(q)?.flatMap(({ at }) => recipes[at] ?? []) ?? recipes
  const wanted = tag?.trim().toLowerCase()
  const judged = new Map(all.recipes.map((recipe) => [recipe.id, recipe]))
  const matching = found
    .filter(({ meals }) => meal === undefined || meals.includes(meal))
    .filter(({ tags }) => wanted === undefined || tags.some((one) => one.toLowerCase() === wanted))
    .flatMap(({ id }) => judged.get(id) ?? [])
  return { ...all, recipes: matching, total: matching.length }
}

type Box = {
  readonly key: string
  /** Without what they are found by, which the search has in its own form. */
  readonly recipes: readonly Pick<BoxedRecipe, 'id' | 'meals' | 'tags'>[]
  readonly search: RecipeSearch
}

/** Households take turns, and most have no recipes of their own, so two are enough. */
const KEPT_BOXES = 2
const boxes = new Map<string, Box>()

function boxOf({ own }: Household): Box {
  const key = own?.key ?? ''
  const box = boxes.get(key) ?? openBox(key, own)
  boxes.delete(key)
  boxes.set(key, box)
  const [oldest] = boxes.keys()
  if (boxes.size > KEPT_BOXES && oldest !== undefined) boxes.delete(oldest)
  return box
}

function openBox(key: string, own: Household['own']): Box {
  const written = (own ? unpackOwnLibrary(own).recipes : []).map(({ id, value }) =>
    boxedOwn({ ...readStoredJson(storedOwnRecipe, value), id }),
  )
  const recipes = [...recipesOfIndex(listRecipes()), ...written]
  return {
    key,
    recipes: recipes.map(({ id, meals, tags }) => ({ id, meals, tags })),
    search: searchIn(recipes),
  }
}
