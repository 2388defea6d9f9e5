import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'
import { RECIPE_FILES } from './recipe-files.ts'
import { toRecipe } from './recipe-row.ts'

let loaded: ReadonlyMap<RecipeId, CompiledRecipe> | undefined

/** Every recipe by id, resolved to foods and grams. Built on first use. */
export function allRecipes(): ReadonlyMap<RecipeId, CompiledRecipe> {
  loaded ??= new Map(RECIPE_FILES.flat().map((row) => [row.id, compileRecipe(toRecipe(row))]))
  return loaded
}
