import { boughtPerServing } from '@pennyplate/catalog/recipes/recipe-form'
import type { KnownNutrition } from '@pennyplate/contract/ai/meal'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type {
  NutrientAmounts,
  PlannedCooking,
  Problem,
  ProblemFood,
  ProblemRecipe,
} from '@pennyplate/planner/problem/problem'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import { portionNutrition } from '../dish/write-meal.ts'
import type { EatenMeal } from './read-week.ts'

/** The household's problem with a stored week's dishes: those that are not in it, or in other portions, are added. */
export function weekAsProblem(
  { problem, forms, servingsPerAdult }: BuiltProblem,
  eaten: readonly EatenMeal[],
  context: PlanningContext,
) {
  const foods: ProblemFood[] = [...problem.foods]
  const stock = stockOf(context)
  const foodAt = new Map(foods.map(({ id }, index) => [id, index]))
  const recipes: ProblemRecipe[] = [...problem.recipes]
  const known = new Map(
    forms.map(({ recipe, variantId }, index) => [keyOf(recipe.id, variantId, servingsPerAdult, 1), index]),
  )
  const empty: ProblemRecipe = {
    id: '',
    meals: [],
    needs: [],
    nutrition: fairShare(problem),
    minutes: 0,
    mainProtein: null,
    isMeatless: false,
    isNutty: false,
    cuisine: null,
    tastes: {},
    isLiked: false,
    recency: 0,
    batchCooks: true,
    activeMinutes: 0,
    usesSlowCooker: false,
    isWeekendDish: true,
    isFridayDish: true,
  }
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
  const indexOfDish = ({ form, servingsPerAdult: servings, share = 1 }: FoundDish, meal: DishMeal) => {
    const key = keyOf(form.recipe.id, form.variantId, servings, share)
    const index = known.get(key) ?? recipes.length
    if (index === recipes.length) {
      known.set(key, index)
      const needs = [...boughtPerServing(form)].map(([id, grams]) => ({
        food: indexOfFood(id),
        gramsPerAdult: grams * servings * share,
      }))
      const nutrition = { ...empty.nutrition, ...knownFigures(portionNutrition(form, servings)) }
      recipes.push({ ...empty, id: key, meals: [meal], needs, nutrition, minutes: form.recipe.totalMinutes })
    }
    return index
  }
  const dishes = eaten.map(({ dish, at }) => (dish ? indexOfDish(dish, dishMealOf(at.slot)) : -1))
  recipes.push(empty)
  const plan = dishes.map((index) => (index < 0 ? recipes.length - 1 : index))
  const cookings = eaten.map(({ at }): PlannedCooking => {
    const meal = dishMealOf(at.slot)
    return { day: at.day, meal, eaten: [{ day: at.day, meal }] }
  })
  const whole: Problem = { ...problem, foods, recipes, cookings }
  return { problem: whole, plan }
}

/** The nutrition assumed for a meal without figures, so that it neither helps nor hurts the score. */
function fairShare({ targets, cookings }: Problem): NutrientAmounts {
  const mealsADay = Math.max(1, cookings.length / DAYS_PER_PLAN)
  const share = (target: number) => target / mealsADay
  return {
    calories: share(targets.calories),
    protein: share(targets.protein),
    carbs: share(targets.carbs),
    fat: share(targets.fat),
    fiber: share(targets.fiber),
    sugar: share(targets.sugar),
    sodium: share(targets.sodium),
    cholesterol: share(targets.cholesterol),
    saturatedFat: share(targets.saturatedFat),
  }
}

function knownFigures(nutrition: KnownNutrition): Partial<NutrientAmounts> {
  return Object.fromEntries(Object.entries(nutrition).filter(([, amount]) => amount !== null))
}

function keyOf(recipeId: string, variantId: string | null, servings: number, share: number): string {
  return JSON.stringify([recipeId, variantId, servings, share])
}
