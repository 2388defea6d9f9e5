import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { KnownNutrition } from '@pennyplate/contract/ai/meal'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { mealsBoughtFor } from '@pennyplate/domain/recipe/least-batch'
import type { SideRole } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { tableLimit } from '@pennyplate/domain/recipe/table-time'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { type BuiltProblem, plannedMeals } from '@pennyplate/planner/problem/build-problem'
import type {
  NutrientAmounts,
  PlannedCooking,
  Problem,
  ProblemFood,
  ProblemRecipe,
  ProblemSide,
  RecipeNeed,
  Slot,
} from '@pennyplate/planner/problem/problem'
import { keptApart, NOTHING_BESIDE } from '@pennyplate/planner/problem/side-recipes'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import { portionNutrition } from '../dish/write-meal.ts'
import { layEatenWeek } from './lay-eaten-week.ts'
import { boughtFor, type EatenMeal } from './read-week.ts'

/**
 * The household's problem with a stored week's dishes: those that are not in it, or in other portions, are added. Every main
 * dish has its places for sides; a side for which there is none has a place of its own. Leftovers are eaten from the cooking that
 * leaves them. What the household eats elsewhere on a day is eaten somehow: the other meals are not to make up for it.
 */
export function weekAsProblem(
  built: BuiltProblem,
  eaten: readonly EatenMeal[],
  context: PlanningContext,
  offers: DishOffers = { dishes: [], meal: 'dinner' },
  /** An empty place that is about to get a dish. */
  open?: Slot,
) {
  const { problem } = built
  const foods: ProblemFood[] = [...problem.foods]
  const stock = stockOf(context)
  const foodAt = new Map(foods.map(({ id }, index) => [id, index]))
  const recipes: ProblemRecipe[] = [...problem.recipes]
  const known = knownDishes(built)
  const empty = unweighed(fairShare(problem, plannedMeals(context.profile).length))
  const indexOfFood = (id: string) => {
    const index = foodAt.get(id) ?? foods.length
    if (index === foods.length) {
      foodAt.set(id, index)
      const packages = context.catalog.packagesOf(id)
      const { grams = 0, expiringG = 0 } = stock.get(id) ?? {}
      foods.push({ id, packages, stockG: grams, expiringG, keepShare: 0 })
    }
    return index
  }
  // The same dish in other portions than the household's is another recipe of the problem.
  const indexOfDish = (dish: FoundDish, meal: DishMeal) => {
    const { form, servingsPerAdult: servings } = dish
    const facts = form.recipe.side
    const key = keyOfDish(dish, context)
    const index = known.get(key) ?? recipes.length
    if (index === recipes.length) {
      known.set(key, index)
      const needs = needsOf(dish, indexOfFood, context)
      const nutrition = { ...empty.nutrition, ...knownFigures(portionNutrition(form, servings)) }
      const minutes = form.recipe.totalMinutes
      recipes.push(
        facts
          ? {
              ...NOTHING_BESIDE,
              id: key,
              needs,
              nutrition,
              minutes,
              ...keptApart(form, context.rules.foodRules),
              side: sideOf(form, facts.role, meal, servings),
            }
          : {
              ...empty,
              id: key,
              meals: [meal],
              needs,
              nutrition,
              minutes,
              ...keptApart(form, context.rules.foodRules),
            },
      )
    }
    return index
  }
  const indexes = eaten.map(({ dish, at }) => (dish ? indexOfDish(dish, dishMealOf(at.slot)) : -1))
  const offeredAt = offers.dishes.map((dish) => {
    const { form, servingsPerAdult: servings } = dish
    const { id, totalMinutes, plate } = form.recipe
    const { tableMinutes: _, ...known } = problem.recipes.find((recipe) => recipe.id === id) ?? empty
    const offered = {
      ...known,
      id,
      meals: [offers.meal],
      needs: needsOf({ ...dish, sittings: offers.sittings ?? 1 }, indexOfFood, context),
      // Somebody who asks for a whole turkey gets one, whenever it is ready.
      leastMeals: 1,
      nutrition: { ...empty.nutrition, ...knownFigures(portionNutrition(form, servings)) },
      minutes: totalMinutes,
      // What is left over of the old dish is cooked for itself if the new one does not keep.
      keepsDays: DAYS_PER_PLAN,
      ...(plate ? { plate } : {}),
      ...keptApart(form, context.rules.foodRules),
    }
    return recipes.push(offered) - 1
  })
  recipes.push(NOTHING_BESIDE, empty)
  const [nothing, unknown] = [recipes.length - 2, recipes.length - 1]
  const laid = layEatenWeek(eaten, indexes, { recipes, nothing, unknown }, (day, meal) =>
    tableLimit(context.profile, day, meal),
  )
  const elsewhere = eatenElsewhere(eaten, plannedMeals(context.profile), open)
  const cookings = [...laid.cookings, ...elsewhere]
  // The week's budget is also for what is eaten elsewhere, and for the days before a late start.
  const spendsWholeBudget =
    problem.spendsWholeBudget && elsewhere.length === 0 && daysOf(eaten, open).length === DAYS_PER_PLAN
  const added = recipes.slice(problem.recipes.length)
  const shared =
    offers.dishes.length > 0 ? { foods, recipes } : keptArrays(problem, added, { foods, recipes })
  const whole: Problem = { ...problem, ...shared, cookings, spendsWholeBudget }
  return {
    problem: whole,
    plan: [...laid.plan, ...elsewhere.map(() => unknown)],
    cookingOf: laid.cookingOf,
    offeredAt,
  }
}

type Arrays = Pick<Problem, 'foods' | 'recipes'>
const lastArrays = new WeakMap<Problem, { readonly key: string; readonly arrays: Arrays }>()

/**
 * The search compiles foods and recipes once for each array. Somebody who asks about one meal of a week soon asks about the next, so
 * the same week gets the same arrays.
 */
function keptArrays(problem: Problem, added: readonly ProblemRecipe[], arrays: Arrays): Arrays {
  const key = JSON.stringify([added, arrays.foods.slice(problem.foods.length)])
  const last = lastArrays.get(problem)
  if (last?.key === key) return last.arrays
  lastArrays.set(problem, { key, arrays })
  return arrays
}

/** A meal without figures. */
function unweighed(nutrition: NutrientAmounts): ProblemRecipe {
  return {
    id: '',
    meals: [],
    needs: [],
    nutrition,
    minutes: 0,
    mainProtein: null,
    isMeatless: false,
    isNutty: false,
    cuisine: null,
    tastes: {},
    isLiked: false,
    recency: 0,
    batchCooks: true,
    keepsDays: 0,
    activeMinutes: 0,
    usesSlowCooker: false,
    isWeekendDish: true,
    isFridayDish: true,
  }
}

/** The days that have a meal. */
function daysOf(eaten: readonly EatenMeal[], open: Slot | undefined): number[] {
  return [...new Set([...eaten.map(({ at }) => at.day), ...(open ? [open.day] : [])])]
}

/** The meals that are skipped, over or eaten out, of the days that have another meal. */
function eatenElsewhere(
  eaten: readonly EatenMeal[],
  meals: readonly DishMeal[],
  open: Slot | undefined,
): PlannedCooking[] {
  const here = [
    ...eaten.map(({ at }) => ({ day: at.day, meal: dishMealOf(at.slot) })),
    ...(open ? [open] : []),
  ]
  return daysOf(eaten, open).flatMap((day) =>
    meals
      .filter((meal) => !here.some((slot) => slot.day === day && slot.meal === meal))
      .map((meal) => ({ day, meal, eaten: [{ day, meal }] })),
  )
}

/** Dishes somebody asks about for a meal, whether or not a planned week would have them. */
type DishOffers = {
  readonly dishes: readonly FoundDish[]
  readonly meal: DishMeal
  /** How many meals the new dish is cooked for. */
  readonly sittings?: number | undefined
}

function needsOf(
  dish: FoundDish,
  indexOfFood: (id: string) => number,
  context: PlanningContext,
): RecipeNeed[] {
  return [...boughtFor(dish, context)].map(([id, grams]) => ({
    food: indexOfFood(id),
    gramsPerAdult: grams / context.adultEquivalents,
  }))
}

function sideOf({ recipe }: RecipeForm, role: SideRole, meal: DishMeal, servings: number): ProblemSide {
  return { id: recipe.id, role, meals: [meal], servings, atMost: EVERY_MEAL, dislike: 0 }
}

const EVERY_MEAL = 3 * DAYS_PER_PLAN

/** The nutrition assumed for a meal without figures, so that it neither helps nor hurts the score. */
function fairShare({ targets }: Problem, meals: number): NutrientAmounts {
  const mealsADay = Math.max(1, meals)
  const share = (target: number) => target / mealsADay
  return {
    calories: share(targets.calories),
    protein: share(targets.protein),
    carbs: share(targets.carbs),
    fat: share(targets.fat),
    fiber: share(targets.fiber),
    addedSugar: share(targets.addedSugar),
    sodium: share(targets.sodium),
    cholesterol: share(targets.cholesterol),
    saturatedFat: share(targets.saturatedFat),
    netCarbs: share(targets.netCarbs),
  }
}

function knownFigures(nutrition: KnownNutrition): Partial<NutrientAmounts> {
  return Object.fromEntries(Object.entries(nutrition).filter(([, amount]) => amount !== null))
}

/** The problem's own dishes, by their keys. */
function knownDishes({ problem, forms, servingsPerAdult, freezerServings }: BuiltProblem) {
  return new Map(
    forms.map(({ recipe, variantId }, index) => {
      const own = problem.recipes[index]
      const thawed = own?.freezer && freezerServings.get(own.freezer.item)
      const servings = own?.side?.servings ?? thawed ?? servingsPerAdult(recipe)
      // Nothing is bought for what is in the freezer.
      const share = own?.freezer ? 0 : 1
      return [keyOf(recipe.id, variantId, servings, share, own?.leastMeals), index]
    }),
  )
}

function keyOfDish(dish: FoundDish, { adultEquivalents }: PlanningContext): string {
  const { form, servingsPerAdult, share = 1, sittings = 1 } = dish
  const servings = servingsPerAdult * share * adultEquivalents
  const sharing = mealsBoughtFor(form.recipe, servings, { usual: 1, sharing: sittings })
  return keyOf(form.recipe.id, form.variantId, servingsPerAdult, share, sharing)
}

/** `sharing`: how many meals a batch is for. */
function keyOf(
  recipeId: string,
  variantId: string | null,
  servings: number,
  share: number,
  sharing = 1,
): string {
  return JSON.stringify([recipeId, variantId, servings, share, sharing])
}
