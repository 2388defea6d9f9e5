import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import type { Catalog } from '../catalog/catalog.ts'
import { type BuiltProblem, buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { findWaysOut, type WayOut } from './find-ways-out.ts'
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
    })
  | { readonly outcome: 'cancelled' }

/** Plans a household's week; if no plan fits, says so with ways out. */
export function planHousehold(
  request: PlanningRequest,
  catalog: Catalog,
  options: PlanOptions,
): HouseholdOutcome {
  const built = buildProblem(request, catalog)
  const outcome = planFrom(request, built, options)
  if (outcome.outcome === 'cancelled') return outcome
  if (outcome.outcome === 'planned') return { ...outcome, built }
  const { adults, kidAges } = request.profile
  const ways = outcome.reason === 'no-meals' ? [] : findWaysOut(request, catalog, built, outcome, options)
  // The cheapest week is shown twice, so both places use the same figure.
  const raised = ways.find(({ change }) => change.code === 'raise-budget')
  return {
    ...outcome,
    ...(raised ? { cheapestCents: raised.totalCents, cheapestPlan: raised.plan } : {}),
    built,
    budgetCents: built.problem.budgetCents ?? 0,
    thriftyPlanCents: thriftyWeeklyCost(membersOf(adults, kidAges)).weeklyCents,
    ways,
  }
}

/** With `startFrom`, the week costs no more than the known one, even if the budget allows more. */
function planFrom({ startFrom }: PlanningRequest, { problem }: BuiltProblem, options: PlanOptions) {
  const from = startFrom ? knownPlan(problem, startFrom.recipeIds) : null
  if (!startFrom || !from) return planProblem(problem, options)
  const budgetCents = Math.min(problem.budgetCents ?? startFrom.totalCents, startFrom.totalCents)
  const outcome = planProblem({ ...problem, budgetCents }, { ...options, from })
  return outcome.outcome === 'infeasible' ? planProblem(problem, { ...options, from }) : outcome
}
