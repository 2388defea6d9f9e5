import {
  type HouseholdRecipesAnswer,
  householdRecipesAnswer,
} from '@pennyplate/contract/recipes/household-recipes'
import { type ListedSide, recipeIndex, recipesOfIndex } from '@pennyplate/contract/recipes/recipe-index'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import indexUrl from '../../../recipe-index/recipes.json?url'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** What a whole catalog of answers may take on a slow line. */
const TIMEOUT_MS = 60_000

/** Every recipe and side of ours, from a file of the build that the service worker keeps. */
export async function fetchRecipeIndex(
  signal: AbortSignal,
): Promise<{ recipes: BoxedRecipe[]; sides: ListedSide[] }> {
  const index = await callApi(indexUrl, { signal, timeoutMs: TIMEOUT_MS, parse: answerBy(recipeIndex) })
  return { recipes: recipesOfIndex(index), sides: index.sides }
}

export function fetchHouseholdRecipes(signal: AbortSignal): Promise<HouseholdRecipesAnswer> {
  return callApi('/api/recipes', {
    signal,
    timeoutMs: TIMEOUT_MS,
    parse: answerBy(householdRecipesAnswer),
  })
}
