import { spokenName } from '@pennyplate/catalog/foods/spoken-unit'
import { HOLIDAY_DISHES } from '@pennyplate/catalog/recipes/holiday-dishes'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { centsFromDollars, dollarsFromCents } from '@pennyplate/domain/money'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { answersToRelax, relaxAnswer } from '@pennyplate/domain/profile/relax-answer'
import { NO_TABLE_LIMITS } from '@pennyplate/domain/profile/table-limits'
import { isEatenUp } from '@pennyplate/domain/recipe/least-batch'
import type { Holiday } from '@pennyplate/domain/week/holidays'
import type { MealReason } from '@pennyplate/domain/week/meal-reasons'
import { roomInBudget } from '@pennyplate/domain/week/week-room'
import { placedSides, thawedFrom } from '@pennyplate/planner/plan/place-dishes'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { Assignment } from '@pennyplate/planner/problem/problem'
import { scorePlan } from '@pennyplate/planner/score/score-plan'
import { type Alternative, alternatives, type SwapReason } from '@pennyplate/planner/swap/alternatives'
import { groupAlternatives, needsPairs } from '@pennyplate/planner/swap/group-alternatives'
import { findPairs, type Pair } from '@pennyplate/planner/swap/pairs'
import type { Asked, ChangeOf } from '../../asked.ts'
import type { Household } from '../../household.ts'
import { buildPlanningContext, builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import { catalogDish, type FoundDish } from '../dish/find-dish.ts'
import { reasonAgainst } from '../dish/reason-against.ts'
import { addNutrition, portionNutrition, rounded, writePlate } from '../dish/write-meal.ts'
import { withListBehind } from '../list/with-bought-food.ts'
import { pricedAsListed } from './priced-as-listed.ts'
import { type ReplaceableMeal, type Replacing, replaceableMeal } from './replaceable-meal.ts'
import { contextBesides } from './week-before.ts'

const CHOICES = { fewest: 3, most: 6 } as const
const OPENINGS = 3
const PAIRS = 3
/** A dish that is asked about may come as often as somebody likes. */
const ANY_TIMES = 100

/** Other dishes for one slot of a week, with what each changes in the week's total: grouped, or those that were asked about. */
export function findReplacements({
  household: asking,
  today,
  request,
}: Asked<ChangeOf<ReplaceRequest>>): ReplaceAnswer {
  const { household, alsoCents } = withListBehind(asking, today, request)
  const answer = findChoices({ household, today, request }, alsoCents)
  const context = contextBesides(household, today)
  return { ...answer, choices: pricedAsListed(answer.choices, request, context, answer.roomCents), alsoCents }
}

function findChoices({ household, today, request }: Asked<ReplaceRequest>, alsoCents: number): ReplaceAnswer {
  const context = contextBesides(household, today)
  if (request.recipes) return { choices: dishesAskedAbout(request, request.recipes, context), openings: [] }
  const festive = request.holiday ? holidayDishes(household, today, request, request.holiday) : []
  if (festive.length > 0) return { choices: festive, openings: [] }
  const { choices, roomCents } = groupedChoices(request, context, alsoCents)
  // Nothing is in the way of somebody who has seen every choice.
  const isNone = choices.length === 0 && request.exclude.length === 0
  const openings = isNone ? openingsFor(household, today, request) : []
  return { choices, openings, roomCents }
}

const ANY_WORK_AND_TIME: Pick<CompleteProfile, 'mealDifficulty' | 'onTableWithin'> = {
  mealDifficulty: 'Complex (30+ min)',
  onTableWithin: [...NO_TABLE_LIMITS],
}

/** A holiday is worth a dinner that takes longer than the others. The most usual first, with their usual sides. */
function holidayDishes(
  household: Household,
  today: string,
  request: Replacing,
  holiday: Holiday,
): ReplaceAnswer['choices'] {
  const profile = { ...household.profile, ...ANY_WORK_AND_TIME }
  const context = contextBesides({ ...household, profile }, today)
  const built = builtProblemOf(context)
  const ids: readonly string[] = HOLIDAY_DISHES[holiday]
  const whole = wholeDishes(ids, context).filter(({ form }) => !request.exclude.includes(form.name))
  const place = replaceableMeal(request, context, built, whole)
  const { problem, plan, cooking, offered } = place
  const idOf = (recipe: number) => (offered.get(recipe)?.form ?? built.forms[recipe])?.recipe.id ?? ''
  const rankOf = (recipe: number) => ids.indexOf(idOf(recipe))
  const isThere = (recipe: number) => place.before.some((dish) => dish?.form.recipe.id === idOf(recipe))
  const only = [...built.forms.keys(), ...offered.keys()].filter(
    (recipe) => rankOf(recipe) >= 0 && !isThere(recipe),
  )
  return alternatives(problem, plan, {
    cookings: [cooking],
    exclude: place.exclude.filter((recipe) => !offered.has(recipe)),
    only,
    hasUsualSides: true,
    mayExceedBudget: true,
    limit: only.length,
  })
    .toSorted((a, b) => rankOf(a.recipe) - rankOf(b.recipe))
    .slice(0, CHOICES.most)
    .flatMap((one) => choiceOf(one, place, built, context))
}

/** Of a turkey something is left, and on a holiday people cook one. */
function wholeDishes(ids: readonly string[], context: PlanningContext): FoundDish[] {
  return ids.flatMap((recipeId) => {
    const compiled = context.catalog.recipes.find(({ recipe }) => recipe.id === recipeId)
    const dish = compiled && catalogDish({ name: compiled.recipe.name, recipeId }, context)
    if (!dish || reasonAgainst(dish, context)) return []
    const isOffered = isEatenUp(dish.form.recipe, dish.servingsPerAdult * context.adultEquivalents)
    return isOffered ? [] : [dish]
  })
}

function groupedChoices(
  request: Replacing,
  context: PlanningContext,
  alsoCents: number,
): Pick<ReplaceAnswer, 'choices'> & { readonly roomCents: number } {
  const built = builtProblemOf(context)
  const place = replaceableMeal(request, context, built)
  const { problem, plan, cooking, exclude, meal, open } = place
  const found = alternatives(problem, plan, {
    cookings: [cooking],
    exclude,
    mayExceedBudget: true,
    limit: problem.recipes.length,
  })
  const { recipes, adultEquivalents } = problem
  const totalCents = request.plan.report?.totalCents ?? scorePlan(problem, plan).checkoutCents
  const roomCents = roomInBudget(request.plan, {
    budgetCents: centsFromDollars(context.profile.weeklyBudget),
    totalCents: totalCents + alsoCents,
  })
  const over = found.filter(({ delta }) => delta.checkoutCents > roomCents)
  const asked = { cooking, over, open: [...open.keys()], exclude, roomCents, limit: PAIRS }
  const both: Offer[] = needsPairs(found, { adultEquivalents, roomCents })
    ? findPairs(problem, plan, asked)
    : []
  const choices = groupAlternatives<Offer>(found, both, {
    recipes,
    meal,
    adultEquivalents,
    roomCents,
  }).flatMap(({ group, ...one }) =>
    choiceOf(one, place, built, context).map((choice) => ({ ...choice, group })),
  )
  return { choices, roomCents }
}

type Offer = Alternative & Partial<Pick<Pair, 'along'>>

/** In the order they were asked about, whatever they cost and however often they come. */
function dishesAskedAbout(
  request: Replacing,
  ids: readonly string[],
  context: PlanningContext,
): ReplaceAnswer['choices'] {
  const dishes = ids.flatMap((recipeId) => {
    const compiled = context.catalog.recipes.find(({ recipe }) => recipe.id === recipeId)
    const dish = compiled && catalogDish({ name: compiled.recipe.name, recipeId }, context)
    return dish && dish.breaks === null ? [dish] : []
  })
  const built = builtProblemOf(context)
  const place = replaceableMeal(request, context, built, dishes)
  const caps = { breakfast: ANY_TIMES, lunch: ANY_TIMES, dinner: ANY_TIMES, snack: ANY_TIMES }
  const problem = { ...place.problem, caps, mainCap: ANY_TIMES }
  const only = [...place.offered.keys()]
  const found = alternatives(problem, place.plan, {
    cookings: [place.cooking],
    only,
    mayExceedBudget: true,
    limit: only.length,
  })
  return found
    .toSorted((a, b) => a.recipe - b.recipe)
    .flatMap((one) => choiceOf(one, { ...place, problem }, built, context))
}

/** Answers of the profile with which there would be other dishes, and what the cheapest of those changes in the total. */
function openingsFor(
  household: Household,
  today: string,
  request: ReplaceRequest,
): ReplaceAnswer['openings'] {
  return answersToRelax(household.profile)
    .filter(({ code }) => code !== 'skip-meal' && code !== 'plan-no-snacks')
    .flatMap((change) => {
      const profile = { ...household.profile, ...relaxAnswer(household.profile, change) }
      const context = buildPlanningContext({ ...household, profile }, today)
      const { choices } = replacementsIn(request, context, builtProblemOf(context))
      const totalCost = Math.min(...choices.map(({ delta }) => delta.totalCost))
      return choices.length > 0 ? [{ change, choices: choices.length, totalCost }] : []
    })
    .sort((a, b) => a.totalCost - b.totalCost)
    .slice(0, OPENINGS)
}

/** The few dishes that fit best, within the budget if that leaves a choice. */
export function replacementsIn(
  request: Replacing,
  context: PlanningContext,
  built: BuiltProblem,
): Pick<ReplaceAnswer, 'choices'> {
  const place = replaceableMeal(request, context, built)
  const { problem, plan, cooking, exclude } = place
  const find = (budgetCents: number | null) =>
    alternatives({ ...problem, budgetCents }, plan, { cookings: [cooking], exclude, limit: CHOICES.most })
  const within = find(problem.budgetCents)
  // A dish over the budget is better than no choice.
  const found = within.length >= CHOICES.fewest ? within : firstOfEach([...within, ...find(null)])
  return { choices: found.flatMap((one) => choiceOf(one, place, built, context)) }
}

function firstOfEach(found: readonly Alternative[]): Alternative[] {
  const seen = new Set<number>()
  return found.filter(({ recipe }) => !seen.has(recipe) && seen.add(recipe)).slice(0, CHOICES.most)
}

function choiceOf(
  { recipe, plan, delta, reasons, along }: Offer,
  place: Pick<ReplaceableMeal, 'problem' | 'cooking' | 'offered' | 'before' | 'open'>,
  built: BuiltProblem,
  context: PlanningContext,
): ReplaceAnswer['choices'] {
  const { problem, cooking, offered, before } = place
  const form = offered.get(recipe)?.form ?? built.forms[recipe]
  if (!form) return []
  const sides = placedSides({ ...built, problem }, plan, cooking)
  const servingsPerAdult = offered.get(recipe)?.servingsPerAdult ?? built.servingsPerAdult(form.recipe)
  const meal = writePlate({ form, servingsPerAdult, sides, ...thawedFrom(built, recipe) }, context)
  const is = addNutrition([meal, ...(meal.sides ?? [])].map(({ nutrition }) => nutrition))
  const known = before.flatMap((dish) => (dish && !dish.isEstimate ? [dish] : []))
  const isKnown = before.length > 0 && known.length === before.length
  const was = isKnown
    ? addNutrition(known.map((dish) => portionNutrition(dish.form, dish.servingsPerAdult)))
    : null
  const change = (after: number | null, earlier: number | null | undefined) =>
    after === null || earlier === null || earlier === undefined ? null : rounded(after - earlier, 1)
  const other = along && mealAlong(along, plan, place, built, context)
  if (along && !other) return []
  return [
    {
      meal,
      ...(other ? { along: other } : {}),
      delta: {
        totalCost: dollarsFromCents(delta.checkoutCents),
        calories: change(is.calories, was?.calories),
        protein: change(is.protein, was?.protein),
        minutes: isKnown ? delta.minutes : null,
      },
      reasons: reasons.flatMap((reason) => reasonOf(reason, context)),
    },
  ]
}

function mealAlong(
  { cooking, recipe }: Pair['along'],
  plan: Assignment,
  { problem, open }: Pick<ReplaceableMeal, 'problem' | 'open'>,
  built: BuiltProblem,
  context: PlanningContext,
): ReplaceAnswer['choices'][number]['along'] {
  const [form, old] = [built.forms[recipe], open.get(cooking)]
  if (!form || !old) return undefined
  const { day, slot, index = 0 } = old.at
  const sides = placedSides({ ...built, problem }, plan, cooking)
  const servingsPerAdult = built.servingsPerAdult(form.recipe)
  const meal = writePlate({ form, servingsPerAdult, sides, ...thawedFrom(built, recipe) }, context)
  return { day, mealType: slot, index, was: old.meal.name, meal }
}

function reasonOf(reason: SwapReason, { catalog }: PlanningContext): MealReason[] {
  if (!('foodId' in reason)) return [{ code: reason.code }]
  const food = catalog.foodById(reason.foodId)
  return food ? [{ code: reason.code, food: spokenName(food) }] : []
}
