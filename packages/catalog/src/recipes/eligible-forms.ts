import { fitRecipe, type KitchenRules } from '@pennyplate/domain/recipe-fit'
import type { CompiledRecipe } from './compiled-recipe.ts'
import { judgedIngredients, type RecipeForm, withoutIngredients } from './recipe-form.ts'

/** The forms of a dish a household can cook and eat, without the optional ingredients it must not have. */
export function eligibleForms(compiled: CompiledRecipe, kitchen: KitchenRules): RecipeForm[] {
  return compiled.forms.flatMap((form) => {
    const fit = fitRecipe(compiled.recipe, judgedIngredients(form), kitchen)
    return fit.fits ? [withoutIngredients(form, fit.leaveOut)] : []
  })
}

export function isEligible({ recipe, forms }: CompiledRecipe, kitchen: KitchenRules): boolean {
  return forms.some((form) => fitRecipe(recipe, judgedIngredients(form), kitchen).fits)
}
