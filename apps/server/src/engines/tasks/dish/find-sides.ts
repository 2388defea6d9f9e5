import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { allSides, sideById } from '@pennyplate/catalog/recipes/sides'
import type { HandedMeal, HandedSide } from '@pennyplate/contract/ai/meal'
import type { SidesAnswer, SidesRequest } from '@pennyplate/contract/ai/sides'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { hasTools } from '@pennyplate/domain/recipe/recipe-fit'
import { isSameSlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { Asked } from '../../asked.ts'
import { withFoodAtHome } from '../context/food-at-home.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { readWeek, shopForDishes } from '../week/read-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { catalogDish, type FoundDish, findSide } from './find-dish.ts'
import { portionNutrition, rounded, writeSide } from './write-meal.ts'

const SUGGESTED_AT_MOST = 8

/**
 * Other sides for a meal, in place of one of its own, each with what it changes. Suggested are first those that usually go with the
 * dish and are the same on a plate, such as another vegetable, then the others that go with it, then the rest of the same.
 */
export function findSides({ household, today, request }: Asked<SidesRequest>): SidesAnswer {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const meal = mealAt<HandedMeal>(request.plan, at)
  const swapped = meal?.sides?.[request.side]
  if (!meal || !swapped) return { choices: [] }
  const context = contextBesides(withFoodAtHome(household, request.atHome), today)
  const { usual, others } = sidesFor(meal, swapped, context)
  const fitsMeal = ({ form }: FoundDish) => form.recipe.meals.includes(dishMealOf(request.mealType))
  const suggested = suitable(usual, context).filter(fitsMeal).slice(0, SUGGESTED_AT_MOST)
  const rest = suitable([...usual, ...others], context).filter(
    (dish) => !suggested.some(({ form }) => form.recipe.id === dish.form.recipe.id),
  )
  const billWith = billOfWeek(request, context)
  const totalCents = billWith(findSide(swapped, context))
  const was = nutritionOf(findSide(swapped, context))
  return {
    choices: [...suggested, ...rest].map((dish, place) => {
      const { form, servingsPerAdult } = dish
      const is = nutritionOf(dish)
      return {
        side: writeSide(form, servingsPerAdult, context),
        isSuggested: place < suggested.length,
        foods: form.ingredients.map(({ food }) => food.name),
        delta: {
          totalCost: dollarsFromCents(billWith(dish) - totalCents),
          calories: change(is?.calories, was?.calories),
          protein: change(is?.protein, was?.protein),
        },
      }
    }),
  }
}

/** Every side that is not on the plate yet, the most usual first. What remakes leftovers is only for what it is made of. */
function sidesFor(meal: HandedMeal, swapped: HandedSide, context: PlanningContext) {
  const role = roleOf(swapped.recipeId)
  const plate = catalogDish(meal, context)?.form.recipe.plate
  const goesWith = (plate?.goesWith ?? []).flatMap((id) => sideById(id) ?? [])
  const left = meal.leftoverOf === undefined ? [] : (plate?.leaves ?? [])
  const alike = ({ recipe }: CompiledRecipe) => role !== undefined && recipe.side?.role === role
  const all = [...allSides().values()]
  const remakes = all.filter(({ recipe: { side } }) => side?.remakes && left.includes(side.remakes.of))
  const onPlate = new Set((meal.sides ?? []).map(({ recipeId }) => recipeId && sideById(recipeId)?.recipe.id))
  const isNew = (side: CompiledRecipe) =>
    !onPlate.has(side.recipe.id) && (!side.recipe.side?.remakes || remakes.includes(side))
  const usual = new Set([...remakes, ...goesWith.filter(alike), ...goesWith, ...all.filter(alike)])
  return {
    usual: [...usual].filter(isNew),
    others: all.filter((side) => !usual.has(side) && isNew(side)),
  }
}

function roleOf(id: string | undefined) {
  return id === undefined ? undefined : sideById(id)?.recipe.side?.role
}

/** Those that keep the household's food rules and can be made with its tools, in its form. */
function suitable(sides: readonly CompiledRecipe[], context: PlanningContext): FoundDish[] {
  return sides.flatMap(({ recipe }) => {
    const found = findSide({ recipeId: recipe.id, name: recipe.name }, context)
    const suits =
      found !== null && found.breaks === null && hasTools(found.form.recipe.tools, context.rules.tools)
    return suits ? [found] : []
  })
}

/** What the week costs at checkout with another dish in the place of the side, for the people who eat the meal. */
function billOfWeek({ plan, day, mealType, index, side }: SidesRequest, context: PlanningContext) {
  const at = { day, slot: mealType, index }
  const week = readWeek(plan, context)
  const swapped = week.filter((one) => one.isSide && isSameSlot(one.at, at))[side]
  const people = mealAt<HandedMeal>(plan, at)?.people
  const share = people === undefined ? {} : { share: people / context.people }
  const kept = week.flatMap((one) => (one !== swapped && one.dish ? [one.dish] : []))
  return (dish: FoundDish | null) =>
    shopForDishes(dish && swapped ? [...kept, { ...dish, ...share }] : kept, context).totalCents
}

function nutritionOf(dish: FoundDish | null) {
  return dish && portionNutrition(dish.form, dish.servingsPerAdult)
}

function change(after: number | null | undefined, before: number | null | undefined): number | null {
  return after == null || before == null ? null : rounded(after - before, 1)
}
