import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { mealPlanMessages } from '../../messages/meal-plan.ts'
import type { RecipeView } from './recipe-view.ts'

/** What a dish of the week is made with by now that it was not planned with, because the profile changed. */
export function madeOtherwise(
  { description, madeWith = [] }: MealDocument,
  recipe: Pick<RecipeView, 'madeWith'>,
): string[] {
  // Plans of earlier versions say it in the description.
  const planned = [description, ...madeWith.map(mealPlanMessages.madeWith)].join(' ')
  return recipe.madeWith.filter((text) => !planned.includes(text))
}
