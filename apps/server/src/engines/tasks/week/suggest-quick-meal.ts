import { spokenName } from '@pennyplate/catalog/foods/spoken-unit'
import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { QuickMealAnswer, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { MEAL_TYPES } from '@pennyplate/domain/profile/profile-options'
import { minutesFor } from '@pennyplate/domain/recipe/batch-minutes'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { tableLimit } from '@pennyplate/domain/recipe/table-time'
import { SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import { dayIndexOf } from '@pennyplate/domain/week/week-days'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { isInTime, needDecigrams, type ProblemRecipe } from '@pennyplate/planner/problem/problem'
import { slotWithin } from '@pennyplate/planner/problem/week-layout'
import type { Asked } from '../../asked.ts'
import {
  type PlanningContext,
  planningContextOf,
  problemOf,
  withoutMealPrep,
} from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import {
  expiringOf,
  isSeasoning,
  matchPantry,
  type PantryMatch,
  shoppingCents,
} from '../dish/match-pantry.ts'
import { writeMeal } from '../dish/write-meal.ts'
import { recipeOf } from '../dish/write-recipe.ts'
import { type FreeStock, freeStockOf } from './free-stock.ts'

type Rated = {
  readonly index: number
  /** Without the bonus for using food that expires. */
  readonly rating: number
  /** Value of the expiring food it uses. */
  readonly savedCents: number
  readonly match: PantryMatch
}

/** Longer is no quick meal, as long as there is a shorter one. */
const QUICK_MINUTES = 45
/** A dish uses the pantry if this share of its value is at home. */
const GOOD_SHARE = 0.2
/** A quick meal is no shopping trip: dishes that need more are suggested only if there are too few others. */
const LITTLE_CENTS = 500
const ENOUGH_DISHES = 6
/** Bonus of the dish that uses the most expiring food. */
const SAVING_WEIGHT = 1
const LIKED_WEIGHT = 0.1

/**
 * The dish that needs the least shopping beside what is at home and not needed by the week's coming meals. Of those that
 * need none but seasonings, the one that uses the most expiring food first. Null if the pantry is empty.
 */
export function suggestQuickMeal({
  household,
  today,
  request,
}: Asked<QuickMealRequest>): QuickMealAnswer | null {
  if (household.pantry.length === 0) return null
  const context = planningContextOf(household, today)
  const day = dayIndexOf(today)
  const { onTableWithin } = context.profile
  const within = Math.min(onTableWithin[day] ?? QUICK_MINUTES, QUICK_MINUTES)
  // Of a dish with several methods the quick one.
  const { built } = problemOf(context, {
    profile: { mealTypes: [...MEAL_TYPES], onTableWithin: onTableWithin.with(day, within) },
  })
  const stock = freeStockOf(household, context)
  const tonight = slotWithin(tableLimit(context.profile, day, 'dinner'), day, 'dinner')
  const meals = built.problem.recipes.flatMap((recipe, index) =>
    isMeal(recipe) && isInTime(recipe, { eaten: [tonight] }) ? [{ recipe, index }] : [],
  )
  const soon = meals.filter(({ index }) => minutesFromNow(built, index) <= within)
  const rated = (soon.length > 0 ? soon : meals).map(({ recipe, index }) =>
    rate(recipe, index, built, stock, context),
  )
  const round = roundOf(rated)
  const rejected = request.exclude.map((name) => dishKeyOf(context.catalog.recipes, { name }))
  const excluded = new Set(rejected)
  const fresh = round.filter(({ index }) => !excluded.has(idAt(built, index)))
  // After the last dish it starts over, but not with the dish that is on screen now.
  const last = rejected.at(-1)
  const best = fresh[0] ?? round.find(({ index }) => idAt(built, index) !== last) ?? round[0]
  const form = best && built.forms[best.index]
  if (!best || !form) return null
  const dish: FoundDish = {
    name: form.name,
    form,
    servingsPerAdult: built.servingsPerAdult(form.recipe),
    isEstimate: false,
    breaks: null,
  }
  return {
    meal: writeMeal(form, built.servingsPerAdult(form.recipe), context),
    mealTypes: form.recipe.meals.map((meal) => SLOT_OF_MEAL[meal]),
    recipe: recipeOf(dish, withoutMealPrep(context)),
    match: {
      ...best.match,
      expiring: expiringOf(best.match.have, context),
      dishesAtHome: round.filter(({ match }) => shoppingCents(match) === 0).length,
      startedOver: fresh.length === 0,
    },
    engine: 'builtin',
  }
}

/** Every wait counts, also those of the morning and the evening before: it is tonight's meal. */
function minutesFromNow({ forms, servingsPerAdult, problem }: BuiltProblem, index: number): number {
  const recipe = forms[index]?.recipe
  if (!recipe) return Number.POSITIVE_INFINITY
  const { ahead, unattendedMinutes } = recipe
  const thawMinutes = ahead?.task === 'thaw' ? ahead.hours * 60 : 0
  const servings = servingsPerAdult(recipe) * problem.adultEquivalents
  return minutesFor(recipe, servings) + unattendedMinutes + thawMinutes
}

/** The dishes worth suggesting, in the order they are suggested. */
function roundOf(rated: readonly Rated[]): readonly Rated[] {
  const mostSaved = Math.max(1, ...rated.map(({ savedCents }) => savedCents))
  const rank = ({ rating, savedCents }: Rated) => rating + (SAVING_WEIGHT * savedCents) / mostSaved
  const ranked = rated.toSorted(
    (a, b) => shoppingCents(a.match) - shoppingCents(b.match) || rank(b) - rank(a) || a.index - b.index,
  )
  const good = ranked.filter(({ match }) => (match.covered ?? 0) >= GOOD_SHARE)
  const some = good.length > 0 ? good : ranked
  const little = some.filter(({ match }) => shoppingCents(match) <= LITTLE_CENTS)
  return some.slice(0, Math.max(little.length, ENOUGH_DISHES))
}

function isMeal({ meals, side }: ProblemRecipe): boolean {
  return !side && meals.some((meal) => meal !== 'snack')
}

function idAt({ forms }: BuiltProblem, index: number): RecipeId {
  return forms[index]?.recipe.id ?? ''
}

function rate(
  recipe: ProblemRecipe,
  index: number,
  { problem, forms }: BuiltProblem,
  { home, free }: FreeStock,
  context: PlanningContext,
): Rated {
  const needs = recipe.needs.flatMap(({ food: at, gramsPerAdult }) => {
    const known = problem.foods[at]
    if (!known || gramsPerAdult <= 0) return []
    const { id: foodId, packages } = known
    const food = context.catalog.foodById(foodId)
    const { grams: stockG = 0, expiringG = 0 } = free.get(foodId) ?? {}
    return [
      {
        foodId,
        packages,
        name: food ? spokenName(food) : foodId,
        isSeasoning: isSeasoning(food),
        needG: needDecigrams(gramsPerAdult, problem.adultEquivalents) / 10,
        stockG,
        homeG: home.get(foodId)?.grams ?? 0,
        expiringG,
      },
    ]
  })
  const { match, priced } = matchPantry(needs)
  const savedCents = priced.reduce(
    (sum, { centsPerGram, needG, expiringG }) => sum + centsPerGram * Math.min(needG, expiringG),
    0,
  )
  const isLiked = context.tastes.likes.has(forms[index]?.recipe.id ?? '')
  const covered = match.covered ?? 0
  return {
    index,
    rating: covered - recipe.recency / 4 + (isLiked ? LIKED_WEIGHT : 0),
    savedCents,
    match: { ...match, covered },
  }
}
