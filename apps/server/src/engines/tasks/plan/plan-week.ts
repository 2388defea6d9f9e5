import type { MealSlot } from '@pennyplate/contract/ai/meal'
import type { PlanFailed, PlanProgress, PlanWay } from '@pennyplate/contract/ai/plan'
import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { recipeIdsOf } from '@pennyplate/planner/plan/known-week'
import { placeDishes } from '@pennyplate/planner/plan/place-dishes'
import { type HouseholdOutcome, planHousehold } from '@pennyplate/planner/plan/plan-household'
import type { PlanOptions } from '@pennyplate/planner/plan/plan-run'
import type { Assignment, Problem } from '@pennyplate/planner/problem/problem'
import { leftoversIn, type SecondSitting } from '@pennyplate/planner/problem/week-layout'
import type { Asked, FinalPlanEvent, SeededPlanRequest } from '../../asked.ts'
import {
  type AskedChange,
  type PlanningContext,
  plannedProblemOf,
  requestOf,
} from '../context/planning-context.ts'
import { uncheckedWords, unsettledFailure } from '../context/unchecked-words.ts'
import { openCents, withBoughtFood } from '../list/with-bought-food.ts'
import { contextBesides } from '../week/week-before.ts'
import { besidesCents, refusalWithBesides, reportWithBesides } from './bought-besides.ts'
import { partOfWeek, withGoneMeals } from './gone-meals.ts'
import { keptPlates, mainsKept } from './kept-meals.ts'
import { reportWeek } from './report-week.ts'
import { writeWeek } from './write-week.ts'

export type PlanHooks = {
  readonly signal: { readonly aborted: boolean }
  readonly now: () => number
  readonly onProgress: (progress: PlanProgress) => void
}

/** A slow machine returns the best week found by then, without a proof. */
const TIME_LIMIT_MS = 45_000

/** What the searches for the price of a better week start from. */
export type Priceable = {
  readonly plan: Assignment
  readonly leftovers: readonly SecondSitting[]
}

/** What lower bounds of the week are computed from, too. */
export type Solved = Priceable & {
  readonly problem: Problem
  readonly scoreDollars: number
}

type Failed = { readonly outcome: FinalPlanEvent; readonly solved: null }
type Done = Extract<FinalPlanEvent, { event: 'done' }>
export type PlanResult =
  | { readonly outcome: FinalPlanEvent; readonly priceable: null }
  | { readonly outcome: Done; readonly priceable: Priceable }

export function planWeek(
  { household, today, request }: Asked<SeededPlanRequest>,
  hooks: PlanHooks,
): PlanResult {
  const context = contextBesides(withBoughtFood(household, today, request), today)
  const { outcome, solved } = planFor(context, request, hooks)
  if (!solved) return { outcome: withAsItIs(outcome, { household, today, request }), priceable: null }
  // The problem stays in its thread: sending it takes longer than building it again.
  const { plan, leftovers } = solved
  return { outcome, priceable: { plan, leftovers } }
}

/** Who is refused the rest of a week learns what its meals as they are still cost. */
function withAsItIs(
  outcome: FinalPlanEvent,
  { household, today, request }: Asked<SeededPlanRequest>,
): FinalPlanEvent {
  const { accepted } = request
  if (outcome.event !== 'failed' || outcome.data.error !== 'no_plan_fits' || !accepted?.list) return outcome
  return { ...outcome, data: { ...outcome.data, asItIsCents: openCents(household, today, accepted) } }
}

/** Checks of many households lower the `effort` for each. */
export function planFor(
  context: PlanningContext,
  request: SeededPlanRequest,
  hooks: PlanHooks,
  effort: Pick<PlanOptions, 'iterations' | 'prove'> = {},
): Failed | { readonly outcome: Done; readonly solved: Solved } {
  const { questions } = uncheckedWords(context)
  if (questions.length > 0) return failed(unsettledFailure(questions))
  const { startFrom, keep, accepted, mealsGone = [] } = request
  const kept = keep ? keptPlates(keep, context, accepted) : []
  const besides = keep ? besidesCents(keep, context, accepted) : 0
  const change = askedChange(context, request)
  const asked = {
    ...requestOf(context, change),
    ...(kept.length > 0 ? { kept } : {}),
    ...(keep?.spentCents === undefined ? {} : { spentCents: keep.spentCents }),
    ...(keep?.upToCents === undefined ? {} : { upToCents: keep.upToCents }),
    ...(besides > 0 ? { besidesCents: besides } : {}),
    ...(startFrom ? { startFrom: knownWeek(startFrom, besides) } : {}),
  }
  const outcome = planHousehold(asked, context.wholeCatalog, {
    ...(keep ? {} : { built: plannedProblemOf(context, change) }),
    seed: request.seed,
    budgetMs: TIME_LIMIT_MS,
    now: hooks.now,
    signal: hooks.signal,
    onProgress: hooks.onProgress,
    ...effort,
  })
  if (outcome.outcome === 'cancelled') return failed({ error: 'cancelled' })
  if (outcome.outcome === 'infeasible') return failed(refusalWithBesides(refusal(outcome, context), besides))
  const dishes = placeDishes(outcome.built, outcome.plan)
  const plan = withGoneMeals(writeWeek(dishes, context), context, mealsGone)
  const toBuy = kept.filter(({ needsFood }) => needsFood)
  const report = reportWithBesides(reportWeek(outcome, dishes, plan, context, toBuy), besides)
  const isWhole = outcome.built.problem.cookings.every((cooking) => cooking.kept === undefined)
  // Nothing is proven about weeks that are partly somebody's choice.
  if (!isWhole) return { outcome: { event: 'done', data: { plan, report } }, solved: null }
  return {
    outcome: { event: 'done', data: { plan, report } },
    solved: {
      problem: outcome.built.problem,
      scoreDollars: outcome.score.total,
      plan: outcome.plan,
      leftovers: leftoversIn(outcome.built.problem),
    },
  }
}

/** What the request changes of the household's problem. */
export function askedChange(
  context: PlanningContext,
  { avoid, keep, mealsGone = [] }: SeededPlanRequest,
): AskedChange {
  const rejected = (avoid ? everySlot(avoid) : []).flatMap(
    (at) => (avoid && mealAt<WeekMeal>(avoid, at)) ?? [],
  )
  const rejectedDinners = (avoid?.days ?? []).flatMap(({ meals }) => meals.dinner ?? [])
  const skipped = rejected.filter(({ place }) => place === 'skip')
  const part = partOfWeek(context, mealsGone)
  return { rejectedDinners: [...rejectedDinners, ...mainsKept(keep)], skipped, ...part }
}

/** Chosen for the week; what a style of cooking always leaves is known without. */
function leftoversOf(problem: Problem): Pick<PlanWay, 'leftovers'> {
  return problem.leftovers ? { leftovers: leftoversIn(problem) } : {}
}

function knownWeek(
  { dishes, leftovers, totalCents }: NonNullable<SeededPlanRequest['startFrom']>,
  besides: number,
) {
  return { recipeIds: dishes, ...(leftovers ? { leftovers } : {}), totalCents: totalCents - besides }
}

function failed(data: PlanFailed): Failed {
  return { outcome: { event: 'failed', data }, solved: null }
}

function refusal(
  outcome: Extract<HouseholdOutcome, { outcome: 'infeasible' }>,
  { profile }: PlanningContext,
): PlanFailed {
  // A week within the budget may use all of it; only a week over it has to be the cheapest.
  const ways = outcome.ways.map(
    ({ change, also, totalCents, budgetCents, built, plan }): PlanWay => ({
      change,
      ...(also ? { also } : {}),
      totalCents,
      budgetCents,
      ...(totalCents > outcome.budgetCents || outcome.reason === 'budget'
        ? { dishes: recipeIdsOf(built.problem, plan), ...leftoversOf(built.problem) }
        : {}),
    }),
  )
  if (outcome.reason === 'no-meals') return { error: 'no_meals' }
  if (outcome.reason === 'recipes')
    return {
      ...noRecipesFailure(outcome.mealsWithoutRecipes.map((meal) => SLOT_OF_MEAL[meal])),
      ways,
      kept: [...outcome.keptAnswers],
    }
  return {
    error: 'no_plan_fits',
    cheapestCents: outcome.cheapestCents,
    budgetCents: outcome.budgetCents,
    thriftyCents: thriftyWeeklyCost(membersOf(profile.adults, profile.kidAges)).weeklyCents,
    ways,
  }
}

export function noRecipesFailure(meals: readonly MealSlot[]): PlanFailed {
  return { error: 'no_recipes', meals: [...meals] }
}
