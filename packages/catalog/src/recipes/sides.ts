import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { byFormerId } from '../former-ids.ts'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'
import { SIDE_FILES } from './recipe-files.ts'
import { toSide } from './recipe-row.ts'

let loaded: ReadonlyMap<RecipeId, CompiledRecipe> | undefined

/** Every side, fruit, bread and drink by id. They are only planned with a main dish. */
export function allSides(): ReadonlyMap<RecipeId, CompiledRecipe> {
  loaded ??= new Map(SIDE_FILES.flat().map((row) => [row.id, compileRecipe(toSide(row))]))
  return loaded
}

let renamed: ReadonlyMap<RecipeId, CompiledRecipe> | undefined

/** The side with this id, or with this former id. */
export function sideById(id: RecipeId): CompiledRecipe | undefined {
  const found = allSides().get(id)
  if (found) return found
  renamed ??= byFormerId(allSides().values(), ({ recipe }) => recipe.formerIds)
  return renamed.get(id)
}
