import type { MealSlot } from '@pennyplate/contract/ai/meal'
import type { QuickMealAnswer, QuickMealMatch, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { cheapestCover } from '@pennyplate/domain/package'
import { MEAL_TYPES } from '@pennyplate/domain/profile-options'
import { addDays } from '@pennyplate/domain/week'
import type { BuiltProblem } from '@pennyplate/planner/build/build-problem'
import { needDecigrams, type ProblemFood, type ProblemRecipe } from '@pennyplate/planner/problem'
import { lowestUnitDollars } from '@pennyplate/planner/score/score-plan'
import type { Asked } from '../engine.ts'
import type { FoundDish } from './find-dish.ts'
import { type Kitchen, kitchenOf, problemOf } from './kitchen.ts'
import { writeMeal } from './write-meal.ts'
import { recipeOf } from './write-recipe.ts'

type Rated = {
  readonly index: number
  /** Without what it does for food that goes off. */
  readonly rating: number
  /** What of the food that goes off this week it uses. */
  readonly savedCents: number
  readonly match: Omit<QuickMealMatch, 'startedOver' | 'expiring'>
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
const GOES_OFF_WITHIN_DAYS = 7
const SLOT_OF_MEAL = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', snack: 'snacks' } as const

/** The dish that makes most of what is at home, what goes off first above all; null when nothing is at home. */
export function suggestQuickMeal({
  household,
  today,
  request,
}: Asked<QuickMealRequest>): QuickMealAnswer | null {
  if (household.pantry.length === 0) return null
  const kitchen = kitchenOf(household, today)
  const { built } = problemOf(kitchen, { profile: { mealTypes: [...MEAL_TYPES] } })
  const rated = built.problem.recipes.map((recipe, index) => rate(recipe, index, built, kitchen))
  const mostSaved = Math.max(1, ...rated.map(({ savedCents }) => savedCents))
  const rank = ({ rating, savedCents }: Rated) => rating + (SAVING_WEIGHT * savedCents) / mostSaved
  const ranked = rated.toSorted((a, b) => rank(b) - rank(a) || a.index - b.index)
  const good = ranked.filter(({ match }) => match.covered >= GOOD_SHARE)
  const round = good.length > 0 ? good : ranked
  const excluded = new Set(request.exclude.map((name) => name.trim().toLowerCase()))
  const fresh = round.filter(({ index }) => !excluded.has(nameAt(built, index)))
  // Once all were shown the round starts again, but never with the one on the screen.
  const last = request.exclude.at(-1)?.trim().toLowerCase()
  const best = fresh[0] ?? round.find(({ index }) => nameAt(built, index) !== last) ?? round[0]
  const form = best && built.forms[best.index]
  if (!best || !form) return null
  const dish: FoundDish = {
    name: form.recipe.name,
    form,
    servingsPerAdult: built.servingsPerAdult,
    isEstimate: false,
    breaks: null,
  }
  // A quick meal is cooked once, however the household cooks its weeks.
  const onceOnly: Kitchen = { ...kitchen, profile: { ...kitchen.profile, prepStyle: 'Cook Every Meal' } }
  return {
    meal: writeMeal(form, built.servingsPerAdult, kitchen),
    mealTypes: form.recipe.meals.map((meal): MealSlot => SLOT_OF_MEAL[meal]),
    recipe: recipeOf(dish, onceOnly),
    match: { ...best.match, expiring: expiringOf(best.match.have, kitchen), startedOver: fresh.length === 0 },
  }
}

function nameAt({ forms }: BuiltProblem, index: number): string {
  return forms[index]?.recipe.name.toLowerCase() ?? ''
}

function rate(
  recipe: ProblemRecipe,
  index: number,
  { problem, forms }: BuiltProblem,
  kitchen: Kitchen,
): Rated {
  let value = 0
  let covered = 0
  let savedCents = 0
  let missingCents = 0
  let weighedCents = 0
  const have: { name: string; foodId: string }[] = []
  const missing: { name: string; foodId: string; cents: number }[] = []
  for (const { food, gramsPerAdult } of recipe.needs) {
    const known = problem.foods[food]
    if (!known || gramsPerAdult <= 0) continue
    const named = { name: kitchen.catalogue.foodById(known.id)?.name ?? known.id, foodId: known.id }
    const needG = needDecigrams(gramsPerAdult, problem.adultEquivalents) / 10
    const perGram = centsPerGram(known)
    const cents = needG * perGram
    value += cents
    covered += cents * Math.min(1, known.stockG / needG)
    savedCents += perGram * Math.min(needG, known.expiringG)
    if (known.stockG > 0) have.push(named)
    const cost = cheapestCover(needG - known.stockG, known.packages)?.costCents ?? 0
    if (cost > 0) missing.push({ ...named, cents: cost })
    missingCents += cost
    weighedCents += known.keepShare >= LASTING_KEEP_SHARE ? Math.min(cost, cents) : cost
  }
  const share = value > 0 ? covered / value : 0
  const isLiked = kitchen.household.likes.includes(forms[index]?.recipe.name ?? '')
  return {
    index,
    rating: share - weighedCents / FULL_WEIGHT_CENTS - recipe.recency / 4 + (isLiked ? LIKED_WEIGHT : 0),
    savedCents,
    match: {
      covered: Math.round(share * 1000) / 1000,
      have,
      missing: missing.sort((a, b) => b.cents - a.cents),
      missingCents,
    },
  }
}

function centsPerGram(food: ProblemFood): number {
  return 100 * lowestUnitDollars(food)
}

function expiringOf(
  have: QuickMealMatch['have'],
  { household, catalogue, week }: Kitchen,
): QuickMealMatch['expiring'] {
  const until = addDays(week.firstDay, GOES_OFF_WITHIN_DAYS)
  return household.pantry.flatMap(({ name, expiryDate }) => {
    const day = expiryDate?.slice(0, 10)
    if (!day || day < week.firstDay || day > until) return []
    const food = catalogue.findFood(name)?.food
    return food && have.some(({ foodId }) => foodId === food.id)
      ? [{ name: food.name, foodId: food.id, expiryDate: day }]
      : []
  })
}
