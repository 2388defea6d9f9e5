import { proveTwoExchange } from '../certificate/two-exchange.ts'
import { doubleCaps, liftCaps, mealsWithoutRecipes, raiseCapsToFit } from '../problem/caps.ts'
import type { Assignment, Problem } from '../problem/problem.ts'
import { hasFewSuppers } from '../score/few-suppers.ts'
import { isAcceptable, meetsFloors, withoutFloors } from '../score/nutrition-floors.ts'
import { unfilledPlaces } from '../score/plate-dollars.ts'
import { scorePlan } from '../score/score-plan.ts'
import { isTooUnfamiliar } from '../score/unfamiliar.ts'
import { compile } from '../search/compile.ts'
import { load } from '../search/large-neighborhood.ts'
import type { SearchResult } from '../search/search-week.ts'
import { WeekState } from '../search/week-state.ts'
import { cheapestKnown, cheapestWithin } from './cheapest-week.ts'
import { offerFewerMisses, offerMoreVariety } from './more-money.ts'
import { type PlanOptions, type SearchRun, startRun } from './plan-run.ts'
import type { Concession, InfeasibleWeek, ProblemOutcome, SolvedWeek } from './problem-outcome.ts'
import { type BudgetSearch, searchWithinBudget } from './search-within-budget.ts'

/** The best week for the problem, or why there is none. */
export function planProblem(given: Problem, options: PlanOptions): ProblemOutcome {
  const unplannable = withoutCandidates(given)
  if (unplannable) return unplannable
  const run = startRun(options)
  const usual = searchWithUsualRepeats(run, given)
  const best = usual.isWithin || run.isCancelled() ? usual : searchWithMoreRepeats(run, usual)
  if (run.isCancelled()) return { outcome: 'cancelled' }
  if (!best.isWithin) return overBudget(best.found)
  options.onProgress?.({ stage: 'proof', done: 0, total: 1 })
  const proved = proveAndImprove(run, best)
  if (run.isCancelled()) return { outcome: 'cancelled' }
  const week = describeWeek(run, best, proved)
  options.onProgress?.({ stage: 'proof', done: 1, total: 1 })
  return week
}

function withoutCandidates(problem: Problem): InfeasibleWeek | null {
  const missing = mealsWithoutRecipes(problem)
  if (missing.length === 0 && problem.cookings.length > 0) return null
  return {
    outcome: 'infeasible',
    reason: missing.length > 0 ? 'recipes' : 'no-meals',
    cheapestCents: null,
    cheapestPlan: null,
    mealsWithoutRecipes: missing,
  }
}

function overBudget({ checkoutCents, plan }: SearchResult): InfeasibleWeek {
  return {
    outcome: 'infeasible',
    reason: 'budget',
    cheapestCents: checkoutCents,
    cheapestPlan: plan,
    mealsWithoutRecipes: [],
  }
}

interface Attempt extends BudgetSearch {
  /** As it was relaxed for this attempt. */
  readonly problem: Problem
  readonly concessions: readonly Concession[]
  /** Dishes repeat more often to stay within the budget. */
  readonly isRepeatedForMoney: boolean
}

/** With the usual caps; without nutrition floors if no week of these recipes meets them even without a budget. */
function searchWithUsualRepeats(run: SearchRun, given: Problem): Attempt {
  const problem = raiseCapsToFit(given)
  const concessions: Concession[] = problem === given ? [] : ['more-repeats']
  const search = searchWithinBudget(run, problem)
  if (search.isWithin || meetsFloors(problem, search.found.plan))
    return { ...search, problem, concessions, isRepeatedForMoney: false }
  const floorless = withoutFloors(problem)
  return {
    ...searchWithinBudget(run, floorless),
    problem: floorless,
    concessions: [...concessions, 'nutrition-floor'],
    isRepeatedForMoney: false,
  }
}

/** Twice as many repeats, then any number; unchanged if even the cheapest week with any repeats is over the budget. */
function searchWithMoreRepeats(run: SearchRun, usual: Attempt): Attempt {
  const { problem, concessions } = usual
  const uncapped = liftCaps(problem)
  const cheapest = cheapestKnown(run, uncapped) ?? cheapestWithin(run, uncapped, usual.found.plan)
  if (!isAcceptable(uncapped, cheapest)) return usual
  const repeated = {
    concessions: [...new Set<Concession>([...concessions, 'more-repeats'])],
    isRepeatedForMoney: true,
  }
  const doubled = doubleCaps(problem)
  const twice = searchWithinBudget(run, doubled)
  if (twice.isWithin) return { ...twice, problem: doubled, ...repeated }
  return { ...searchWithinBudget(run, uncapped, cheapest), problem: uncapped, ...repeated }
}

const MAX_PROOF_LOOKS = 6_000_000

interface ProvedPlan {
  readonly plan: Assignment
  readonly isProven: boolean
}

/** The two-exchange proof, with the improvements it finds; the plan as it was if they leave the budget or the floors. */
function proveAndImprove(run: SearchRun, { problem, found }: Attempt): ProvedPlan {
  const state = new WeekState(compile(problem))
  load(state, found.plan)
  const looksAtMost = run.options.prove === false ? 0 : MAX_PROOF_LOOKS
  const { proven } = proveTwoExchange(state, { looksAtMost, stop: run.stop })
  const improved = { plan: [...state.plan], checkoutCents: state.checkoutCents }
  return isAcceptable(problem, improved)
    ? { plan: improved.plan, isProven: proven }
    : { plan: found.plan, isProven: false }
}

function describeWeek(run: SearchRun, attempt: Attempt, { plan, isProven }: ProvedPlan): SolvedWeek {
  const { problem, concessions, isRepeatedForMoney, found } = attempt
  const score = scorePlan(problem, plan)
  const isUnderspent = problem.spendsWholeBudget && score.terms.budget > 0
  const isIncomplete = unfilledPlaces(problem, plan) > 0
  return {
    outcome: 'planned',
    plan,
    score,
    concessions: [
      ...concessions,
      ...(isUnderspent ? (['spend-less'] as const) : []),
      ...(isTooUnfamiliar(problem, plan) ? (['unfamiliar-dishes'] as const) : []),
      ...(isIncomplete ? (['plates-incomplete'] as const) : []),
      ...(hasFewSuppers(problem, plan) ? (['few-suppers'] as const) : []),
    ],
    forMore: isRepeatedForMoney ? offerMoreVariety(run.overBudget, problem, plan) : null,
    forTargets: offerFewerMisses(run, problem, plan),
    isTwoExchangeOptimal: isProven,
    starts: found.starts,
  }
}
