import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { allSides, sideById } from '@pennyplate/catalog/recipes/sides'
import type { HandedMeal } from '@pennyplate/contract/ai/meal'
import type { SidesAnswer, SidesRequest } from '@pennyplate/contract/ai/sides'
import { hasTools } from '@pennyplate/domain/recipe/recipe-fit'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { completeMeal } from './complete-meal.ts'
import { catalogDish, findSide } from './find-dish.ts'

const CHOICES_AT_MOST = 8

/**
 * Other sides for a meal, in place of one of its own: first those that usually go with the dish and are the same on a
 * plate, such as another vegetable, then the others that go with it, then the rest of the same.
 */
export function findSides({ household, today, request }: Asked<SidesRequest>): SidesAnswer {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const meal = mealAt<HandedMeal>(request.plan, at)
  const swapped = meal?.sides?.[request.side]
  if (!meal || !swapped) return { choices: [] }
  const context = planningContextOf(household, today)
  const role = roleOf(swapped.recipeId)
  const plate = catalogDish(meal, context)?.form.recipe.plate
  const usual = (plate?.goesWith ?? []).flatMap((id) => sideById(id) ?? [])
  const left = meal.leftoverOf === undefined ? [] : (plate?.leaves ?? [])
  const alike = ({ recipe }: CompiledRecipe) => role !== undefined && recipe.side?.role === role
  const all = [...allSides().values()]
  const remakes = all.filter(({ recipe: { side } }) => side?.remakes && left.includes(side.remakes.of))
  const ordered = new Set([...remakes, ...usual.filter(alike), ...usual, ...all.filter(alike)])
  const onPlate = new Set((meal.sides ?? []).map(({ recipeId }) => recipeId && sideById(recipeId)?.recipe.id))
  const sides = [...ordered]
    .filter(({ recipe }) => !onPlate.has(recipe.id) && recipe.meals.includes(dishMealOf(request.mealType)))
    .filter((side) => !side.recipe.side?.remakes || remakes.includes(side))
    .map(({ recipe }) => ({ recipeId: recipe.id, name: recipe.name }))
    .filter((side) => suits(side, context))
    .slice(0, CHOICES_AT_MOST)
  const completed = completeMeal({ household, today, request: { meal: { name: meal.name, sides } } })
  return { choices: completed.meal.sides ?? [] }
}

function roleOf(id: string | undefined) {
  return id === undefined ? undefined : sideById(id)?.recipe.side?.role
}

/** Keeps the household's food rules, and can be made with its tools. */
function suits(side: Parameters<typeof findSide>[0], context: PlanningContext): boolean {
  const found = findSide(side, context)
  return found !== null && found.breaks === null && hasTools(found.form.recipe.tools, context.rules.tools)
}
