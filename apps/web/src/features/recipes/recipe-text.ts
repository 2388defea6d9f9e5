import { timeFacts } from '../../messages/dish-time.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { byDish } from './plate-recipe.ts'
import type { RecipeView } from './recipe-view.ts'
import type { ScaledRecipe } from './scale-recipe.ts'

/** The recipe as a message to somebody: amounts and steps for the servings on screen. */
export function writeRecipeText(
  { name, isEstimate, basedOn }: Pick<RecipeView, 'name' | 'isEstimate' | 'basedOn'>,
  served: Pick<ScaledRecipe, 'servings' | 'time' | 'lines' | 'steps'>,
): string {
  const ingredients = byDish(served.lines).flatMap(({ dish, rows }) => [
    ...(dish === undefined ? [] : [words.stepOf(dish)]),
    ...rows.map(({ text }) => `- ${text}`),
  ])
  const steps = served.steps.map(
    ({ dish, text }, at) => `${at + 1}. ${dish === undefined ? '' : `${words.stepOf(dish)} `}${text}`,
  )
  return [
    name,
    [words.serves(served.servings), ...timeFacts(served.time)].join(' · '),
    ...(isEstimate ? [words.composed(basedOn)] : []),
    '',
    words.ingredients,
    ...ingredients,
    ...(steps.length > 0 ? ['', words.steps, ...steps] : []),
  ].join('\n')
}
