import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { QuickMealAnswer, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { MEAL_TYPES } from '@pennyplate/domain/profile/profile-options'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { needDecigrams, type ProblemRecipe } from '@pennyplate/planner/problem/problem'
import type { Asked } from '../../asked.ts'
import {
  type PlanningContext,
  planningContextOf,
  problemOf,
  withoutMealPrep,
} from '../context/planning-context.ts'
import type { FoundDish } from './find-dish.ts'
import { expiringOf, matchPantry, type PantryMatch } from './match-pantry.ts'
import { writeMeal } from './write-meal.ts'
import { recipeOf } from './write-recipe.ts'

type Rated = {
  readonly index: number
  /** Without the bonus for using food that expires. */
  readonly rating: number
  /** Value of the expiring food it uses. */
  readonly savedCents: number
  readonly match: PantryMatch
}

/** A dish is suggested first if the pantry covers this share of its value. */
const GOOD_SHARE = 0.2
/** Bonus of the dish that uses the most expiring food. */
const SAVING_WEIGHT = 1
/** Having to buy this much cancels out having everything at home. */
const FULL_WEIGHT_CENTS = 1500
/** Oil and spices last for months, so only the amount the dish uses counts against it. */
const LASTING_KEEP_SHARE = 0.5
const LIKED_WEIGHT = 0.1

/** The dish that uses the most of the pantry, expiring food first. Null if the pantry is empty. */
export function suggestQuickMeal({
  household,
  today,
  request,
}: Asked<QuickMealRequest>): QuickMealAnswer | null {
  if (household.pantry.length === 0) return null
  const context = planningContextOf(household, today)
  const { built } = problemOf(context, { profile: { mealTypes: [...MEAL_TYPES] } })
  const rated = built.problem.recipes.flatMap((recipe, index) =>
    recipe.side ? [] : [rate(recipe, index, built, context)],
  )
  const mostSaved = Math.max(1, ...rated.map(({ savedCents }) => savedCents))
  const rank = ({ rating, savedCents }: Rated) => rating + (SAVING_WEIGHT * savedCents) / mostSaved
  const ranked = rated.toSorted((a, b) => rank(b) - rank(a) || a.index - b.index)
  const good = ranked.filter(({ match }) => (match.covered ?? 0) >= GOOD_SHARE)
  const round = good.length > 0 ? good : ranked
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
    servingsPerAdult: built.servingsPerAdult,
    isEstimate: false,
    breaks: null,
  }
  return {
    meal: writeMeal(form, built.servingsPerAdult, context),
    mealTypes: form.recipe.meals.map((meal) => SLOT_OF_MEAL[meal]),
    recipe: recipeOf(dish, withoutMealPrep(context)),
    match: { ...best.match, expiring: expiringOf(best.match.have, context), startedOver: fresh.length === 0 },
    engine: 'builtin',
  }
}

function idAt({ forms }: BuiltProblem, index: number): RecipeId {
  return forms[index]?.recipe.id ?? ''
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
  const isLiked = context.tastes.likes.has(forms[index]?.recipe.id ?? '')
  const pull = (match.covered ?? 0) - weighedCents / FULL_WEIGHT_CENTS
  return {
    index,
    rating: pull - recipe.recency / 4 + (isLiked ? LIKED_WEIGHT : 0),
    savedCents,
    match: { ...match, covered: match.covered ?? 0 },
  }
}
