import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { mealPlanMessages } from '../../messages/meal-plan.ts'

/** What a plan says of the form of a dish or side. */
export type PlannedForm = Readonly<{
  description?: unknown
  madeWith?: WeekMeal['madeWith']
  recipeId?: string | undefined
  formId?: unknown
}>

type RecipeForm = Readonly<{
  madeWith: readonly string[]
  recipeId?: string | undefined
  formId?: string | undefined
}>

/** What a dish of the week is made with by now that it was not planned with, because the profile changed. */
export function madeOtherwise(
  { description, madeWith = [] }: PlannedForm,
  recipe: Pick<RecipeForm, 'madeWith'>,
): string[] {
  // Plans of earlier versions say it in the description.
  const planned = [description, ...madeWith.map(mealPlanMessages.madeWith)].join(' ')
  return recipe.madeWith.filter((text) => !planned.includes(text))
}

/** Whether the recipe is of another form of the dish than the plan has. */
export function isOtherForm(planned: PlannedForm, recipe: RecipeForm): boolean {
  // Sides say their form by its id alone. Dishes without an id say only what they are made with.
  const isSameRecipe = planned.recipeId !== undefined && planned.recipeId === recipe.recipeId
  return isSameRecipe ? planned.formId !== recipe.formId : madeOtherwise(planned, recipe).length > 0
}
