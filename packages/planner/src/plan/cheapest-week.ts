import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import { type Assignment, isSide, type Problem } from '../problem/problem.ts'
import { isAcceptable, meetsFloors } from '../score/nutrition-floors.ts'
import { mealsOverCap } from '../score/score-plan.ts'
import { lowestUnitDollars } from '../score/unit-dollars.ts'
import type { SearchResult } from '../search/search-week.ts'
import type { SearchRun } from './plan-run.ts'

const CHEAPEST_EFFORT = 0.5
const LONGER_EFFORT = 2
const PROBE_EFFORT = 0.1
/** A longer search does not bring a week this far over the budget down to it. */
const GIVE_UP_BUDGET_RATIO = 1.25
/** A budget below this multiple of the price by the gram is probed before any full search. */
const DOUBTFUL_BUDGET_RATIO = 4
const OUT_OF_REACH_RATIO = 1.5

export function cheapestWeek(
  run: SearchRun,
  problem: Problem,
  from?: Assignment,
  effort = CHEAPEST_EFFORT,
): SearchResult {
  return run.search(cheapestProblem(problem), 'budget', effort, from)
}

/** The cheapest week. If it is slightly over the budget, searches longer: from that week, then from scratch. */
export function cheapestWithin(run: SearchRun, problem: Problem, from: Assignment): SearchResult {
  const cheap = cheapestWeek(run, problem, from)
  const isNear = cheap.checkoutCents < GIVE_UP_BUDGET_RATIO * (problem.budgetCents ?? 0)
  if (!isNear || isAcceptable(problem, cheap)) return cheap
  const longer = cheapestWeek(run, problem, cheap.plan, LONGER_EFFORT)
  if (isAcceptable(problem, longer)) return longer
  const fresh = cheapestWeek(run, problem, undefined, LONGER_EFFORT)
  return isAcceptable(problem, fresh) ? fresh : longer
}

/** The week in `options.from`, or a cheaper one near it; null if it breaks the caps or the floors. */
export function cheapestKnown(run: SearchRun, problem: Problem): SearchResult | null {
  const { from } = run.options
  if (!from || mealsOverCap(problem, from) > 0 || !meetsFloors(problem, from)) return null
  return cheapestWeek(run, problem, from, PROBE_EFFORT)
}

/** A cheap week so far over the budget that a full search is pointless; null if the budget may be enough. */
export function outOfReach(run: SearchRun, problem: Problem): SearchResult | null {
  const { budgetCents } = problem
  if (budgetCents === null || budgetCents > DOUBTFUL_BUDGET_RATIO * lowestCentsByGram(problem)) return null
  const probe = cheapestWeek(run, problem, undefined, PROBE_EFFORT)
  const isFar = probe.checkoutCents > OUT_OF_REACH_RATIO * budgetCents
  return isFar && meetsFloors(problem, probe.plan) ? probe : null
}

/** Cents for the cheapest dish in every slot if stores sold by the gram. Whole packages cost several times as much. */
function lowestCentsByGram(problem: Problem): number {
  const units = problem.foods.map(lowestUnitDollars)
  const dollars = DISH_MEALS.map((meal) => {
    const sittings = problem.cookings
      .filter((cooking) => cooking.meal === meal && !isSide(cooking))
      .reduce((sum, { eaten }) => sum + eaten.length, 0)
    if (sittings === 0) return 0
    const dishes = problem.recipes
      .filter(({ meals }) => meals.includes(meal))
      .map(({ needs }) =>
        needs.reduce((sum, { food, gramsPerAdult }) => sum + gramsPerAdult * (units[food] ?? 0), 0),
      )
    return sittings * Math.min(...dishes)
  })
  return 100 * problem.adultEquivalents * dollars.reduce((sum, one) => sum + one, 0)
}
