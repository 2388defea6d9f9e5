import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import type { HouseholdRecipe } from '@pennyplate/contract/recipes/household-recipes'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { difficultyOf } from '@pennyplate/domain/recipe/recipe'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'

/** The recipe as a meal, in the household's form. The server adds price and nutrition when the command reaches it. */
export function mealToPut(recipe: BoxedRecipe, judged: HouseholdRecipe | undefined): MealDocument {
  const { id, minutes, illustration } = recipe
  const name = judged?.name ?? recipe.name
  return {
    name,
    ...(name === recipe.name ? {} : { dish: recipe.name }),
    recipeId: id,
    ...(judged?.formId === undefined ? {} : { formId: judged.formId }),
    cookingTime: minutes,
    difficulty: difficultyOf(minutes),
    illustration,
  }
}

/** The same, with the price that the list shows. */
export function mealToShow(recipe: BoxedRecipe, judged: HouseholdRecipe | undefined): MealDocument {
  return { ...mealToPut(recipe, judged), estimatedCost: dollarsFromCents(judged?.cents ?? recipe.cents) }
}

/** The last of its meals: what is a lunch and a dinner is mostly planned as a dinner. */
export function slotOf({ meals }: Pick<BoxedRecipe, 'meals'>): MealSlotName {
  const meal = meals.at(-1) ?? 'dinner'
  return meal === 'snack' ? 'snacks' : meal
}
