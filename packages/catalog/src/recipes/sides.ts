import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'
import { SIDE_FILES } from './recipe-files.ts'
import { toSide } from './recipe-row.ts'

let loaded: ReadonlyMap<RecipeId, CompiledRecipe> | undefined

/** Every side, fruit, bread and drink by id. They are only planned with a main dish. */
export function allSides(): ReadonlyMap<RecipeId, CompiledRecipe> {
  loaded ??= new Map(SIDE_FILES.flat().map((row) => [row.id, compileRecipe(toSide(row))]))
  return loaded
}
