import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { centsFromDollars } from '@pennyplate/domain/money'
import { answersToRelax, relaxAnswer } from '@pennyplate/domain/profile/relax-answer'
import { roomInBudget } from '@pennyplate/domain/week/week-room'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { scorePlan } from '@pennyplate/planner/score/score-plan'
import { type Alternative, alternatives } from '@pennyplate/planner/swap/alternatives'
import { groupAlternatives, needsPairs } from '@pennyplate/planner/swap/group-alternatives'
import { findPairs } from '@pennyplate/planner/swap/pairs'
import type { Asked, ChangeOf } from '../../asked.ts'
import type { Household } from '../../household.ts'
import { buildPlanningContext, builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import { catalogDish } from '../dish/find-dish.ts'
import { withListBehind } from '../list/with-bought-food.ts'
import { holidayChoices } from './holiday-choices.ts'
import { pricedAsListed } from './priced-as-listed.ts'
import { type Replacing, replaceableMeal } from './replaceable-meal.ts'
import { contextBesides } from './week-before.ts'
import { choiceOf, type Offer } from './write-choice.ts'

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
  const festive = request.holiday ? holidayChoices(household, today, request, request.holiday) : []
  if (festive.length > 0) return { choices: festive, openings: [] }
  const { choices, roomCents } = groupedChoices(request, context, alsoCents)
  // Nothing is in the way of somebody who has seen every choice.
  const isNone = choices.length === 0 && request.exclude.length === 0
  const openings = isNone ? openingsFor(household, today, request) : []
  return { choices, openings, roomCents }
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
