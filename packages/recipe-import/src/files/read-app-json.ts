import type { LooseRecipe } from '../loose-recipe.ts'
import { findRecipes } from '../page/find-recipes.ts'
import { readSchemaRecipe } from '../page/schema-recipe.ts'
import { isObject, type Json } from '../page/schema-text.ts'
import { isMealieBackup, isMealieRecipe, readMealieBackup, readMealieRecipe } from './mealie.ts'
import { readOwnDraft } from './own-export.ts'
import { isPaprika, readPaprika } from './paprika.ts'
import { isTandoor, readTandoor } from './tandoor.ts'

/** Recipes of a JSON document, by what its fields are called. */
export function readAppJson(value: Json): LooseRecipe[] {
  if (isMealieBackup(value)) return readMealieBackup(value)
  const found = findRecipes(value)
  if (found.length > 0)
    return found.map((node) => ({ ...readSchemaRecipe(node), stored: readOwnDraft(node) }))
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((one): LooseRecipe[] => {
    if (!isObject(one)) return []
    if (isMealieRecipe(one)) return [readMealieRecipe(one)]
    if (isTandoor(one)) return [readTandoor(one)]
    if (isPaprika(one)) return [readPaprika(one)]
    if ('recipeIngredient' in one || 'recipeInstructions' in one) return [readSchemaRecipe(one)]
    return isObject(one.recipe) || Array.isArray(one.recipes)
      ? readAppJson(one.recipe ?? one.recipes ?? null)
      : []
  })
}
