import { dishNameOf } from '@pennyplate/catalog/recipes/dish-called'
import type { KnownNutrition, MealReason } from '@pennyplate/contract/ai/meal'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { mealAt } from '@pennyplate/domain/meal-plan/meal-plan'
import { dishMealOf } from '@pennyplate/domain/meal-plan/meal-slot'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { nameKey } from '@pennyplate/domain/recipe/dish-name'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type {
  Cooking,
  Nutrition,
  Problem,
  ProblemFood,
  ProblemRecipe,
} from '@pennyplate/planner/problem/problem'
import { type Alternative, alternatives, type SwapReason } from '@pennyplate/planner/swap/alternatives'
import type { Asked } from '../engine.ts'
import { type EatenMeal, readWeek } from './eaten-week.ts'
import type { FoundDish } from './find-dish.ts'
import { builtProblemOf, type PlanningContext, planningContextOf, stockOf } from './planning-context.ts'
import { portionNutrition, rounded, writeMeal } from './write-meal.ts'

const CHOICES = { fewest: 3, most: 6 } as const

/** Other dishes for one place of a week, best first, with what each does to the bill of the whole week. */
export function findReplacements({ household, today, request }: Asked<ReplaceRequest>): ReplaceAnswer {
  const context = planningContextOf(household, today)
  return replacementsIn(request, context, builtProblemOf(context))
}

export function replacementsIn(
  request: Pick<ReplaceRequest, 'plan' | 'day' | 'mealType' | 'index' | 'exclude'>,
  context: PlanningContext,
  built: BuiltProblem,
): ReplaceAnswer {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const current = mealAt(request.plan, at)
  const eaten = readWeek(request.plan, context)
  const isHere = ({ at: place }: EatenMeal) =>
    place.day === at.day && place.slot === at.slot && (place.index ?? 0) === at.index
  const { problem, plan } = weekAsProblem(built, eaten, context)
  // The last recipe of the problem is an empty plate, for meals nobody can weigh and for a place still empty.
  const here = eaten.findIndex(isHere)
  const cooking = here >= 0 ? here : problem.cookings.length
  const meal = dishMealOf(at.slot)
  const place: Cooking = { day: at.day, meal, eaten: [{ day: at.day, meal }] }
  const wholeProblem = here >= 0 ? problem : { ...problem, cookings: [...problem.cookings, place] }
  const wholePlan = here >= 0 ? plan : [...plan, problem.recipes.length - 1]
  const refused = new Set(
    [...request.exclude, ...(current ? [current.name] : [])].map((name) =>
      nameKey(dishNameOf(context.catalog.recipes, name)),
    ),
  )
  const turnedDown = built.forms.flatMap(({ recipe }, index) =>
    refused.has(nameKey(recipe.name)) ? [index] : [],
  )
  // What the week has beyond the household's own choice of dishes is never offered.
  const exclude = [...turnedDown, ...[...problem.recipes.keys()].slice(built.problem.recipes.length)]
  const find = (budgetCents: number | null) =>
    alternatives({ ...wholeProblem, budgetCents }, wholePlan, {
      cookings: [cooking],
      exclude,
      limit: CHOICES.most,
    })
  const within = find(problem.budgetCents)
  // Rather one that costs more than none to choose from.
  const found = within.length >= CHOICES.fewest ? within : firstOfEach([...within, ...find(null)])
  const before = eaten[here]?.dish ?? null
  return { choices: found.flatMap((one) => choiceOf(one, before, built, context)) }
}

function firstOfEach(found: readonly Alternative[]): Alternative[] {
  const seen = new Set<number>()
  return found.filter(({ recipe }) => !seen.has(recipe) && seen.add(recipe)).slice(0, CHOICES.most)
}

function choiceOf(
  { recipe, delta, reasons }: Alternative,
  before: FoundDish | null,
  { forms, servingsPerAdult }: BuiltProblem,
  context: PlanningContext,
): ReplaceAnswer['choices'] {
  const form = forms[recipe]
  if (!form) return []
  const meal = writeMeal(form, servingsPerAdult, context)
  const was = before && !before.isEstimate ? portionNutrition(before.form, before.servingsPerAdult) : null
  const change = (after: number | null, earlier: number | null | undefined) =>
    after === null || earlier === null || earlier === undefined ? null : rounded(after - earlier, 1)
  return [
    {
      meal,
      delta: {
        totalCost: dollarsFromCents(delta.tillCents),
        calories: change(meal.nutrition.calories, was?.calories),
        protein: change(meal.nutrition.protein, was?.protein),
        minutes: change(
          meal.cookingTime,
          before && !before.isEstimate ? before.form.recipe.totalMinutes : null,
        ),
      },
      reasons: reasons.flatMap((reason) => reasonOf(reason, context)),
    },
  ]
}

function reasonOf(reason: SwapReason, { catalog }: PlanningContext): MealReason[] {
  if (!('foodId' in reason)) return [{ code: reason.code }]
  const food = catalog.foodById(reason.foodId)?.name
  return food ? [{ code: reason.code, food }] : []
}

/** The stored week over the household's problem: dishes that are no longer in it, or in other portions, are added. */
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
    forms.map(({ recipe, variantId }, index) => [keyOf(recipe.id, variantId, servingsPerAdult), index]),
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
    isOddBreakfast: false,
    cuisine: null,
    appeal: 1,
    isLiked: false,
    recency: 0,
    batchCooks: true,
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
  // A dish in other portions than the household's is one of its own.
  const indexOfDish = ({ form, servingsPerAdult: servings }: FoundDish, meal: DishMeal) => {
    const key = keyOf(form.recipe.id, form.variantId, servings)
    const index = known.get(key) ?? recipes.length
    if (index === recipes.length) {
      known.set(key, index)
      const needs = [...form.gramsPerServing]
        .filter(([id]) => !FREE_FOODS.has(id))
        .map(([id, grams]) => ({ food: indexOfFood(id), gramsPerAdult: grams * servings }))
      const nutrition = { ...empty.nutrition, ...knownFigures(portionNutrition(form, servings)) }
      recipes.push({ ...empty, id: key, meals: [meal], needs, nutrition, minutes: form.recipe.totalMinutes })
    }
    return index
  }
  const dishes = eaten.map(({ dish, at }) => (dish ? indexOfDish(dish, dishMealOf(at.slot)) : -1))
  recipes.push(empty)
  const plan = dishes.map((index) => (index < 0 ? recipes.length - 1 : index))
  const cookings = eaten.map(({ at }): Cooking => {
    const meal = dishMealOf(at.slot)
    return { day: at.day, meal, eaten: [{ day: at.day, meal }] }
  })
  const whole: Problem = { ...problem, foods, recipes, cookings }
  return { problem: whole, plan }
}

/** What a meal of unknown figures is taken to give: neither a gain nor a fault. */
function fairShare({ targets, cookings }: Problem): Nutrition {
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

function knownFigures(nutrition: KnownNutrition): Partial<Nutrition> {
  return Object.fromEntries(Object.entries(nutrition).filter(([, amount]) => amount !== null))
}

function keyOf(recipeId: string, variantId: string | null, servings: number): string {
  return JSON.stringify([recipeId, variantId, servings])
}
