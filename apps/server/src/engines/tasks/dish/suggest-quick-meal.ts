import { dishNameOf } from '@pennyplate/catalog/recipes/dish-called'
import type { QuickMealAnswer, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { SLOT_OF_MEAL } from '@pennyplate/domain/meal-plan/meal-slot'
import { MEAL_TYPES } from '@pennyplate/domain/profile/profile-options'
import { nameKey } from '@pennyplate/domain/recipe/dish-name'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { needDecigrams, type ProblemRecipe } from '@pennyplate/planner/problem/problem'
import type { Asked } from '../../asked.ts'
import {
  forOneSitting,
  type PlanningContext,
  planningContextOf,
  problemOf,
} from '../context/planning-context.ts'
import type { FoundDish } from './find-dish.ts'
import { expiringOf, matchPantry, type PantryMatch } from './match-pantry.ts'
import { writeMeal } from './write-meal.ts'
import { recipeOf } from './write-recipe.ts'

type Rated = {
  readonly index: number
  /** Without what it does for food that goes off. */
  readonly rating: number
  /** What of the food that goes off this week it uses. */
  readonly savedCents: number
  readonly match: PantryMatch
}

/** A dish that is worth suggesting has this share of its value at home. */
const GOOD_SHARE = 0.2
/** The dish that saves most of what goes off, against one that saves nothing. */
const SAVING_WEIGHT = 1
/** So many cents to buy weigh as much as having everything at home. */
const FULL_WEIGHT_CENTS = 1500
/** Oil and spices last for months: only what the dish uses of them speaks against it. */
const LASTING_KEEP_SHARE = 0.5
const LIKED_WEIGHT = 0.1

/** The dish that makes most of what is at home, what goes off first above all; null when nothing is at home. */
export function suggestQuickMeal({
  household,
  today,
  request,
}: Asked<QuickMealRequest>): QuickMealAnswer | null {
  if (household.pantry.length === 0) return null
  const context = planningContextOf(household, today)
  const { built } = problemOf(context, { profile: { mealTypes: [...MEAL_TYPES] } })
  const rated = built.problem.recipes.map((recipe, index) => rate(recipe, index, built, context))
  const mostSaved = Math.max(1, ...rated.map(({ savedCents }) => savedCents))
  const rank = ({ rating, savedCents }: Rated) => rating + (SAVING_WEIGHT * savedCents) / mostSaved
  const ranked = rated.toSorted((a, b) => rank(b) - rank(a) || a.index - b.index)
  const good = ranked.filter(({ match }) => (match.covered ?? 0) >= GOOD_SHARE)
  const round = good.length > 0 ? good : ranked
  const turnedDown = request.exclude.map((name) => nameKey(dishNameOf(context.catalog.recipes, name)))
  const excluded = new Set(turnedDown)
  const fresh = round.filter(({ index }) => !excluded.has(nameAt(built, index)))
  // Once all were shown the round starts again, but never with the one on the screen.
  const last = turnedDown.at(-1)
  const best = fresh[0] ?? round.find(({ index }) => nameAt(built, index) !== last) ?? round[0]
  const form = best && built.forms[best.index]
  if (!best || !form) return null
  const dish: FoundDish = {
    name: form.name,
    form,
    servingsPerAdult: built.servingsPerAdult,
    isEstimate: false,
    breaks: null,
  }
  return {
    meal: writeMeal(form, built.servingsPerAdult, context),
    mealTypes: form.recipe.meals.map((meal) => SLOT_OF_MEAL[meal]),
    recipe: recipeOf(dish, forOneSitting(context)),
    match: { ...best.match, expiring: expiringOf(best.match.have, context), startedOver: fresh.length === 0 },
    engine: 'builtin',
  }
}

function nameAt({ forms }: BuiltProblem, index: number): string {
  return nameKey(forms[index]?.recipe.name ?? '')
}

function rate(
  recipe: ProblemRecipe,
  index: number,
  { problem, forms }: BuiltProblem,
  context: PlanningContext,
): Rated {
  const needs = recipe.needs.flatMap(({ food, gramsPerAdult }) => {
    const known = problem.foods[food]
    if (!known || gramsPerAdult <= 0) return []
    const needG = needDecigrams(gramsPerAdult, problem.adultEquivalents) / 10
    const name = context.catalog.foodById(known.id)?.name ?? known.id
    return [{ ...known, name, foodId: known.id, needG }]
  })
  const { match, priced } = matchPantry(needs)
  let savedCents = 0
  let weighedCents = 0
  for (const { centsPerGram, cents, toBuyCents, needG, expiringG, keepShare } of priced) {
    savedCents += centsPerGram * Math.min(needG, expiringG)
    weighedCents += keepShare >= LASTING_KEEP_SHARE ? Math.min(toBuyCents, cents) : toBuyCents
  }
  const isLiked = context.household.likes.includes(forms[index]?.recipe.name ?? '')
  const pull = (match.covered ?? 0) - weighedCents / FULL_WEIGHT_CENTS
  return {
    index,
    rating: pull - recipe.recency / 4 + (isLiked ? LIKED_WEIGHT : 0),
    savedCents,
    match: { ...match, covered: match.covered ?? 0 },
  }
}
