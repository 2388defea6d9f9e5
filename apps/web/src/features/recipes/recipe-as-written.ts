import { isOwnRecipeId, type OwnRecipe, rowOf } from '@pennyplate/domain/own-recipe/own-recipe'
import { ApiError } from '../../lib/api-error.ts'
import { readOwnCopyOf } from '../../store/own-recipes-copy.ts'

/**
 * An own recipe in its writer's words, for when the server cannot be reached: without prices, and for as many as it was
 * written for. Undefined if that was not why it failed, or if this browser does not keep it.
 */
export async function recipeAsWritten(householdId: string, recipeId: string | undefined, error: unknown) {
  const isUnreachable = error instanceof ApiError && error.status === 0
  if (!isUnreachable || recipeId === undefined || !isOwnRecipeId(recipeId)) return undefined
  const own = await readOwnCopyOf(householdId, recipeId)
  return own && writtenFrom(own)
}

export function writtenFrom({
  id,
  name,
  description,
  servings,
  activeMinutes,
  totalMinutes,
  lines,
  steps,
}: OwnRecipe) {
  return {
    recipeId: id,
    name,
    ...(description === undefined ? {} : { description }),
    servings,
    ...(totalMinutes === undefined ? {} : { cookingTime: totalMinutes }),
    ...(activeMinutes === undefined ? {} : { activeMinutes }),
    ingredients: lines.map(rowOf),
    instructions: steps.map(rowOf),
  }
}
