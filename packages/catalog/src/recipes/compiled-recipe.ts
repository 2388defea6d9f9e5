import { type Difficulty, difficultyOf, type Recipe } from '@pennyplate/domain/recipe/recipe'
import { foodById } from '../foods/foods.ts'
import { type RecipeForm, resolveForm } from './recipe-form.ts'

export interface CompiledRecipe {
  readonly recipe: Recipe
  readonly difficulty: Difficulty
  /** The dish as written, then its declared variants. */
  readonly forms: readonly [RecipeForm, ...RecipeForm[]]
}

/** Resolves every form. Throws for a bad row; tests make sure that no row of the catalog does. */
export function compileRecipe(recipe: Recipe): CompiledRecipe {
  const variants = recipe.variants.map((variant) => formOrThrow(recipe, variant))
  return {
    recipe,
    difficulty: difficultyOf(recipe.activeMinutes),
    forms: [formOrThrow(recipe, null), ...variants],
  }
}

function formOrThrow(recipe: Recipe, variant: Recipe['variants'][number] | null): RecipeForm {
  const resolved = resolveForm(recipe, variant, foodById)
  if (!resolved.ok)
    throw new Error(`recipe ${recipe.id}${variant ? `/${variant.id}` : ''}: ${resolved.problems.join('; ')}`)
  return resolved.form
}
