import { dollarsFromCents } from '@pennyplate/domain/money'
import { difficultyOf } from '@pennyplate/domain/recipe/recipe'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { ShownForm } from './shown-form.ts'

/** The recipe as a meal, in the form that is shown. The server adds price and nutrition when the command reaches it. */
export function mealToPut(recipe: BoxedRecipe, form: ShownForm | undefined): WeekMeal {
  const { id, minutes, illustration } = recipe
  const name = form?.name ?? recipe.name
  return {
    name,
    ...(name === recipe.name ? {} : { dish: recipe.name }),
    recipeId: id,
    ...(form?.formId === undefined ? {} : { formId: form.formId }),
    ...(minutes === null ? {} : { cookingTime: minutes, difficulty: difficultyOf(minutes) }),
    illustration,
  }
}

/** The same, with the price that the list shows. That of an own recipe comes with the judging. */
export function mealToShow(recipe: BoxedRecipe, form: ShownForm | undefined): WeekMeal {
  const cents = form?.cents ?? (recipe.source === 'own' ? undefined : recipe.cents)
  return {
    ...mealToPut(recipe, form),
    ...(cents === undefined ? {} : { estimatedCost: dollarsFromCents(cents) }),
  }
}

/** The last of its meals: what is a lunch and a dinner is mostly planned as a dinner. */
export function slotOf({ meals }: Pick<BoxedRecipe, 'meals'>): MealSlotName {
  const meal = meals.at(-1) ?? 'dinner'
  return meal === 'snack' ? 'snacks' : meal
}
