import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { allSides, sideById } from '@pennyplate/catalog/recipes/sides'
import type { SidesAnswer, SidesRequest } from '@pennyplate/contract/ai/sides'
import { dollarsFromCents } from '@pennyplate/domain/money'
import type { SideRole } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { isSameSlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import type { Asked, ChangeOf } from '../../asked.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { withBoughtFood } from '../list/with-bought-food.ts'
import { readWeek, shareOf, shopForDishes } from '../week/read-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { catalogDish, type FoundDish, findDish, findSide } from './find-dish.ts'
import { reasonAgainst } from './reason-against.ts'
import { reasonBeside } from './reason-beside.ts'
import { sidesBeside } from './sides-beside.ts'
import { portionNutrition, rounded, writeSide } from './write-meal.ts'

const SUGGESTED_AT_MOST = 8

/**
 * Sides for a meal, in place of one of its own or as one more, each with what it changes. Suggested are first those that usually go
 * with the dish and are the same on a plate, such as another vegetable, then the others that go with it, then the rest of the same
 * that it does not refuse. Whatever the household may have can be chosen.
 */
export function findSides({ household, today, request }: Asked<ChangeOf<SidesRequest>>): SidesAnswer {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const meal = mealAt<WeekMeal>(request.plan, at)
  const swapped = request.side === undefined ? undefined : meal?.sides?.[request.side]
  if (!meal || (request.side !== undefined && !swapped)) return { choices: [], unsuitable: [] }
  const context = contextBesides(withBoughtFood(household, today, request), today)
  const { usual, others } = sidesFor(meal, swapped, context, dishMealOf(request.mealType))
  const fitsMeal = ({ form }: FoundDish) => form.recipe.meals.includes(dishMealOf(request.mealType))
  const beside = dishesBeside(meal, swapped, context)
  const { suitable, unsuitable } = judged([...usual, ...others], beside, context)
  const isUsual = ({ form }: FoundDish) => usual.some(({ recipe }) => recipe.id === form.recipe.id)
  const suggested = suitable.filter((dish) => isUsual(dish) && fitsMeal(dish)).slice(0, SUGGESTED_AT_MOST)
  const rest = suitable.filter((dish) => !suggested.includes(dish))
  const billWith = billOfWeek(request, context)
  const before = swapped ? findSide(swapped, context) : null
  const totalCents = billWith(before)
  const was = swapped ? nutritionOf(before) : NOTHING
  return {
    choices: [...suggested, ...rest].map((dish, place) => {
      const { form, servingsPerAdult } = dish
      const is = nutritionOf(dish)
      return {
        side: writeSide(form, servingsPerAdult, context),
        isSuggested: place < suggested.length,
        ...searchedBy(form),
        delta: {
          totalCost: dollarsFromCents(billWith(dish) - totalCents),
          calories: change(is?.calories, was?.calories),
          protein: change(is?.protein, was?.protein),
        },
      }
    }),
    unsuitable: unsuitable.map(({ dish, reason }) => ({
      name: dish.form.name,
      ...searchedBy(dish.form),
      unsuitable: reason,
    })),
  }
}

const NOTHING = { calories: 0, protein: 0 }

function searchedBy({ recipe, ingredients }: RecipeForm) {
  return { role: recipe.side?.role, foods: ingredients.map(({ food }) => food.name) }
}

/** Every side that is not on the plate yet, the most usual first. What remakes leftovers is only for what it is made of. */
function sidesFor(meal: WeekMeal, swapped: WeekSide | undefined, context: PlanningContext, at: DishMeal) {
  const leaves = catalogDish(meal, context)?.form.recipe.plate?.leaves ?? []
  const fitting = sidesBeside(meal, [], context)
  const wanted = fitting.vegetableAt.includes(at) ? [...fitting.wants, 'vegetable' as const] : fitting.wants
  const roles = swapped ? [roleOf(swapped.recipeId)] : missingRoles(meal, wanted)
  const goesWith = fitting.goesWith.flatMap((id) => sideById(id) ?? [])
  const left = meal.leftoverOf === undefined ? [] : leaves
  const alike = ({ recipe: { side } }: CompiledRecipe) => side !== null && roles.includes(side?.role)
  const all = [...allSides().values()]
  const remakes = all.filter(({ recipe: { side } }) => side?.remakes && left.includes(side.remakes.of))
  const onPlate = new Set((meal.sides ?? []).map(({ recipeId }) => recipeId && sideById(recipeId)?.recipe.id))
  const isNew = (side: CompiledRecipe) =>
    !onPlate.has(side.recipe.id) && (!side.recipe.side?.remakes || remakes.includes(side))
  const isRefused = ({ recipe }: CompiledRecipe) => fitting.refuses.includes(recipe.id)
  const more = all.filter((side) => alike(side) && !isRefused(side))
  const usual = new Set([...remakes, ...goesWith.filter(alike), ...goesWith, ...more])
  return {
    usual: [...usual].filter(isNew),
    others: all.filter((side) => !usual.has(side) && isNew(side)),
  }
}

/** What would complete the plate; something fresh if nothing is missing or nobody knows. */
function missingRoles({ sides = [] }: WeekMeal, wants: readonly SideRole[] = []): readonly SideRole[] {
  const there = sides.map(({ recipeId }) => roleOf(recipeId))
  const missing = wants.filter((role) => !there.includes(role))
  return missing.length > 0 ? missing : (['vegetable', 'salad', 'fruit'] as const)
}

function roleOf(id: string | undefined) {
  return id === undefined ? undefined : sideById(id)?.recipe.side?.role
}

/** In the household's form: those that keep its food rules and can be made with its tools, and the others with what is against them. */
function judged(sides: readonly CompiledRecipe[], beside: readonly FoundDish[], context: PlanningContext) {
  const found = sides.flatMap(({ recipe: { id, name } }) => {
    const dish = findSide({ recipeId: id, name }, context)
    return dish ? { dish, reason: reasonAgainst(dish, context) ?? reasonBeside(dish, beside, context) } : []
  })
  return {
    suitable: found.flatMap(({ dish, reason }) => (reason ? [] : dish)),
    unsuitable: found.flatMap(({ dish, reason }) => (reason ? { dish, reason } : [])),
  }
}

/** The rest of the plate. */
function dishesBeside(meal: WeekMeal, swapped: WeekSide | undefined, context: PlanningContext): FoundDish[] {
  const sides = (meal.sides ?? []).filter((side) => side !== swapped)
  return [findDish(meal, context), ...sides.map((side) => findSide(side, context))].flatMap(
    (dish) => dish ?? [],
  )
}

/** What the week costs at checkout with another dish in the place of the side, for the people who eat the meal. */
function billOfWeek({ plan, day, mealType, index, side }: SidesRequest, context: PlanningContext) {
  const at = { day, slot: mealType, index }
  const week = readWeek(plan, context)
  const beside = week.filter((one) => one.isSide && isSameSlot(one.at, at))
  const swapped = side === undefined ? undefined : beside[side]
  const isEaten = side === undefined || swapped !== undefined
  const people = mealAt<WeekMeal>(plan, at)?.people
  const kept = week.flatMap((one) => (one !== swapped && one.dish ? [one.dish] : []))
  return (dish: FoundDish | null) =>
    shopForDishes(
      dish && isEaten ? [...kept, { ...dish, share: shareOf(dish, people, context) }] : kept,
      context,
    ).totalCents
}

function nutritionOf(dish: FoundDish | null) {
  return dish && portionNutrition(dish.form, dish.servingsPerAdult)
}

function change(after: number | null | undefined, before: number | null | undefined): number | null {
  return after == null || before == null ? null : rounded(after - before, 1)
}
