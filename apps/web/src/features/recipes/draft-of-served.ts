import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { byHeading } from './plate-recipe.ts'
import type { RecipeView } from './recipe-view.ts'
import type { ScaledRecipe, ScaledStep } from './scale-recipe.ts'
import type { OwnWords } from './use-own-words.ts'

type Shown = Pick<
  RecipeView,
  'name' | 'description' | 'isEstimate' | 'basedOn' | 'reheating' | 'mealPrepTips'
>
type Served = Pick<ScaledRecipe, 'servings' | 'time' | 'lines' | 'steps' | 'storage'>

/** The recipe as it is on screen, with amounts and steps for the servings there, to leave the app. */
export function draftOfServed(
  recipe: Shown,
  { servings, time, lines, steps, storage }: Served,
  { notes, source }: OwnWords = { notes: [] },
): RecipeDraft {
  const { name, description, isEstimate, basedOn, reheating, mealPrepTips } = recipe
  return {
    name,
    ...(description === '' ? {} : { description }),
    meals: [],
    servings,
    ...(time?.activeMinutes ? { activeMinutes: Math.round(time.activeMinutes) } : {}),
    ...(time ? { totalMinutes: Math.round(time.readyMinutes) } : {}),
    lines: inParts(lines),
    steps: steps.some(({ dish }) => dish !== undefined) ? steps.map(stepOfPlate) : inParts(steps),
    notes: [
      ...notes,
      ...(isEstimate ? [words.composed(basedOn)] : []),
      ...(storage === '' ? [] : [`${words.storage}: ${storage}`]),
      ...(reheating === '' ? [] : [`${words.reheating}: ${reheating}`]),
      ...mealPrepTips,
    ],
    tags: [],
    ...(source === undefined ? {} : { source }),
  }
}

/** The steps of a plate's dishes alternate, so each says which dish it is for. */
function stepOfPlate({ dish, text }: ScaledStep): Readonly<{ text: string }> {
  return { text: dish === undefined ? text : `${words.stepOf(dish)} ${text}` }
}

function inParts(rows: readonly ScaledStep[]): RecipeDraft['lines'] {
  return byHeading(rows).flatMap(({ dish, under, rows }) => [
    ...(dish === undefined ? [] : [{ heading: dish }]),
    ...(under === undefined ? [] : [{ heading: under }]),
    ...rows.map(({ text }) => ({ text })),
  ])
}
