import type { HouseholdRecipe } from '@pennyplate/contract/recipes/household-recipes'
import type { DietType } from '@pennyplate/domain/diet/diet-options'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'

/** What a recipe is called and costs, and which form of it that is. */
export type ShownForm = Pick<HouseholdRecipe, 'name' | 'formId' | 'cents'>

/** The household's form; for one that eats the dish as written, the form that keeps the diet it looks for. */
export function shownForm(
  recipe: BoxedRecipe,
  judged: HouseholdRecipe | undefined,
  diet: DietType | undefined,
): ShownForm | undefined {
  if (judged?.formId !== undefined || judged?.unsuitable !== undefined) return judged
  const swapped = recipe.swapped.find(({ diets }) => diets.some((one) => one === diet))
  if (!swapped) return judged
  const { formId, name, cents } = swapped
  // As much dearer or cheaper here as the dish as written.
  const here = judged?.cents && recipe.cents > 0 ? judged.cents / recipe.cents : 1
  return { formId, name, cents: Math.round(cents * here) }
}
