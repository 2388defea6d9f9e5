import type { RecipeId } from '@pennyplate/domain/recipe'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'
import { RECIPE_FILES } from './recipe-files.ts'
import { type RecipeRow, toRecipe } from './recipe-row.ts'

let loaded: ReadonlyMap<RecipeId, CompiledRecipe> | undefined

/** Every recipe by id, resolved to foods and grams. Built on first use. */
export function allRecipes(): ReadonlyMap<RecipeId, CompiledRecipe> {
  loaded ??= new Map(
    // The catalogue's own files; the quality gates prove each row's shape.
    RECIPE_FILES.flatMap((file) => file as readonly RecipeRow[]).map((row) => [
      row.id,
      compileRecipe(toRecipe(row)),
    ]),
  )
  return loaded
}
