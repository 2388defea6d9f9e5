import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import type { KeptAnswer } from '@pennyplate/domain/profile/relax-answer'
import type { Catalog } from '../catalog/catalog.ts'
import { type BuiltProblem, buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { chooseLeftovers, layLeftovers } from './choose-leftovers.ts'
import { findKeptAnswers, findOpenings } from './find-openings.ts'
import { cheapestWay, findWaysOut, type WayOut } from './find-ways-out.ts'
import { knownPlan } from './known-week.ts'
import { planProblem } from './plan-problem.ts'
import type { PlanOptions } from './plan-run.ts'
import type { InfeasibleWeek, SolvedWeek } from './problem-outcome.ts'

export type HouseholdOutcome =
  | (SolvedWeek & { readonly built: BuiltProblem })
  | (InfeasibleWeek & {
      readonly built: BuiltProblem
      readonly budgetCents: number
      /** The weekly cost of the USDA Thrifty Food Plan for this household. */
      readonly thriftyPlanCents: number
      /** Ways out, cheapest first. */
      readonly ways: readonly WayOut[]
      /** For a meal that no dish fits: the answers that rule them out and that only the household may change. */
      readonly keptAnswers: readonly KeptAnswer[]
    })
  | { readonly outcome: 'cancelled' }

/** Plans a household's week; if no plan fits, says so with ways out. `built` is the request's problem, if it is known already. */
export function planHousehold(
  request: PlanningRequest,
  catalog: Catalog,
  { built: known, ...options }: PlanOptions & { readonly built?: BuiltProblem },
): HouseholdOutcome {
  const built = known ?? buildProblem(request, catalog)
  const { profile, startFrom } = request
  const wished = startFrom
    ? layLeftovers(built, profile, startFrom.leftovers ?? [])
    : chooseLeftovers(built, profile, options)
  const first = planFrom(request, wished, options)
  if (first.outcome === 'planned') return { ...first, built: wished }
  if (first.outcome === 'cancelled') return first
  const isKnown = startFrom !== undefined && knownPlan(wished.problem, startFrom.recipeIds) !== null
  if (wished === built || isKnown) return refusal(first, wished, request, catalog, options)
  const plain = planFrom(request, built, options)
  if (plain.outcome === 'cancelled') return plain
  if (plain.outcome === 'planned') return { ...plain, built }
  const isCheaper = (first.cheapestCents ?? Number.POSITIVE_INFINITY) < (plain.cheapestCents ?? 0)
  return isCheaper
    ? refusal(first, wished, request, catalog, options)
    : refusal(plain, built, request, catalog, options)
}

function refusal(
  outcome: InfeasibleWeek,
  built: BuiltProblem,
  request: PlanningRequest,
  catalog: Catalog,
  options: PlanOptions,
): HouseholdOutcome {
  const { adults, kidAges } = request.profile
  const ways = waysFor(outcome, request, catalog, built, options)
  // The cheapest week is shown twice, so both places use the same figure.
  const raised =
    ways.find(({ change }) => change.code === 'raise-budget') ??
    cheapestRest(outcome, built, request, options)
  return {
    ...outcome,
    ...(raised ? { cheapestCents: raised.totalCents, cheapestPlan: raised.plan } : {}),
    built: raised?.built ?? built,
    budgetCents: built.problem.budgetCents ?? 0,
    thriftyPlanCents: thriftyWeeklyCost(membersOf(adults, kidAges)).weeklyCents,
    ways,
    keptAnswers: outcome.reason === 'recipes' ? findKeptAnswers(request, catalog) : [],
  }
}

/** Of the rest of a week only the price is told. */
function cheapestRest(
  refused: InfeasibleWeek,
  built: BuiltProblem,
  { profile, spentCents }: PlanningRequest,
  options: PlanOptions,
) {
  if (refused.reason !== 'budget' || spentCents === undefined) return undefined
  const change = { code: 'raise-budget', byCents: 0 } as const
  return cheapestWay({ change, built, profile, from: refused.cheapestPlan }, options) ?? undefined
}

function waysFor(
  refused: InfeasibleWeek,
  request: PlanningRequest,
  catalog: Catalog,
  built: BuiltProblem,
  options: PlanOptions,
): WayOut[] {
  // What helps is worked out for whole weeks only.
  if (refused.reason === 'no-meals' || request.spentCents !== undefined) return []
  if (refused.reason === 'recipes') return findOpenings(request, catalog, options)
  return findWaysOut(request, catalog, built, refused, options)
}

/** With `startFrom`, the week costs no more than the known one, even if the budget allows more. */
function planFrom({ startFrom }: PlanningRequest, { problem }: BuiltProblem, options: PlanOptions) {
  const from = startFrom ? knownPlan(problem, startFrom.recipeIds) : null
  if (!startFrom || !from) return planProblem(problem, options)
  const budgetCents = Math.min(problem.budgetCents ?? startFrom.totalCents, startFrom.totalCents)
  const outcome = planProblem({ ...problem, budgetCents }, { ...options, from })
  return outcome.outcome === 'infeasible' ? planProblem(problem, { ...options, from }) : outcome
}
