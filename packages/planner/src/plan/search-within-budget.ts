import type { Assignment, Problem } from '../problem/problem.ts'
import { goalMisses } from '../score/goal-misses.ts'
import { isAcceptable, meetsFloors, withFloorMargin, withStrictFloors } from '../score/nutrition-floors.ts'
import { scorePlan } from '../score/score-plan.ts'
import type { SearchResult } from '../search/search-week.ts'
import { cheapestKnown, cheapestWeek, cheapestWithin, outOfReach } from './cheapest-week.ts'
import type { SearchRun } from './plan-run.ts'

export interface BudgetSearch {
  readonly found: SearchResult
  readonly isWithin: boolean
}

/** A tight budget takes a longer search. */
const TIGHT_EFFORT = 2
const TIGHT_BUDGET_RATIO = 0.97
const FAR_EFFORT = 0.25
/** Multiples of the food price, tried in order until a search without a budget stays within it. */
const FOOD_PRICE_FACTORS = [3, 7, 12, 20]
const PRICE_FACTOR_EFFORT = 0.5
const FLOOR_EFFORT = 0.5
/** Added to the seed. */
const ANOTHER_START = 1

/** The best week within the budget that meets the floors, or else the cheapest that meets them. `known` saves a search for it. */
export function searchWithinBudget(run: SearchRun, problem: Problem, known?: SearchResult): BudgetSearch {
  const search = searchFrom(run, problem, known)
  if (!search.isWithin || !missesGoals(problem, search.found)) return search
  // Where few weeks keep every goal, one search may end far from them.
  const anew = run.search(withStrictBudget(problem), 'budget', TIGHT_EFFORT, undefined, ANOTHER_START)
  const isBetter = isAcceptable(problem, anew) && scoreOf(problem, anew) < scoreOf(problem, search.found)
  return isBetter ? { found: anew, isWithin: true } : search
}

function searchFrom(run: SearchRun, problem: Problem, known?: SearchResult): BudgetSearch {
  const given = known ?? cheapestKnown(run, problem)
  const fitting = given && isAcceptable(problem, given) ? given : null
  const far = fitting ? null : outOfReach(run, problem)
  if (far) return { found: cheaper(cheapestWeek(run, problem, far.plan, FAR_EFFORT), given), isWithin: false }
  const found = searchAboveFloors(run, problem)
  if (isAcceptable(problem, found)) return { found: searchLonger(run, problem, found), isWithin: true }
  if (meetsFloors(problem, found.plan)) run.overBudget.push(found)
  const cheap = fitting ?? cheapestThatFeeds(run, problem, found.plan)
  if (isAcceptable(problem, cheap))
    return { found: improveCheapest(run, problem, cheap, found.plan), isWithin: true }
  const isFed = meetsFloors(problem, cheap.plan)
  return { found: isFed ? cheaper(cheap, given) : (given ?? cheap), isWithin: false }
}

/**
 * What a day below its floor costs grows from nothing, so the best week may end a calorie below one, and may then not be
 * returned. Searched once more with slightly higher floors, it loses a few cents instead of everything.
 */
function searchAboveFloors(run: SearchRun, problem: Problem): SearchResult {
  const found = run.search(problem, 'search', 1)
  if (meetsFloors(problem, found.plan)) return found
  const again = run.search(withFloorMargin(problem), 'budget', FLOOR_EFFORT, found.plan)
  return meetsFloors(problem, again.plan) ? again : found
}

/** Searches on from an acceptable week if it is close to the budget or misses a goal. */
function searchLonger(run: SearchRun, problem: Problem, found: SearchResult): SearchResult {
  if (!isTight(problem, found.checkoutCents) && !missesGoals(problem, found)) return found
  const longer = run.search(problem, 'budget', TIGHT_EFFORT, found.plan)
  return longer.score < found.score && isAcceptable(problem, longer) ? longer : found
}

/** If the cheapest week misses the floors, searches again from a week found without a budget. */
function cheapestThatFeeds(run: SearchRun, problem: Problem, from: Assignment): SearchResult {
  const cheap = cheapestWithin(run, problem, from)
  if (meetsFloors(problem, cheap.plan)) return cheap
  const free = run.search(withoutBudget(problem), 'budget', 1)
  return meetsFloors(problem, free.plan) ? cheapestWithin(run, problem, free.plan) : cheap
}

/** A better week within the budget than the cheapest one, which may be the same dish thirteen times. */
function improveCheapest(
  run: SearchRun,
  problem: Problem,
  cheap: SearchResult,
  over: Assignment,
): SearchResult {
  const better = run.search(problem, 'budget', TIGHT_EFFORT, cheap.plan)
  if (isAcceptable(problem, better)) return better
  const start = searchAtHigherPrices(run, problem, over) ?? cheap.plan
  const strict = run.search(withStrictBudget(problem), 'budget', TIGHT_EFFORT, start)
  if (isAcceptable(problem, strict)) return strict
  // It is a calorie short on a day or a cent over: search on from there instead of falling back on the cheapest week.
  const fed = run.search(withStrictFloors(withStrictBudget(problem)), 'budget', TIGHT_EFFORT, strict.plan)
  return isAcceptable(problem, fed) ? fed : cheap
}

/** Brings a week that is over the budget within it by raising the price of food step by step. */
function searchAtHigherPrices(run: SearchRun, problem: Problem, over: Assignment): Assignment | null {
  let from = over
  for (const factor of FOOD_PRICE_FACTORS) {
    const found = run.search(withFoodPrice(problem, factor), 'budget', PRICE_FACTOR_EFFORT, from)
    if (isAcceptable(problem, found)) return found.plan
    if (!meetsFloors(problem, found.plan)) continue
    from = found.plan
    run.overBudget.push(found)
  }
  return null
}

/** A day outside a goal, or a meal outside one for meals. */
function missesGoals(problem: Problem, { plan }: SearchResult): boolean {
  return goalMisses(problem, plan) > 0 || scorePlan(problem, plan).terms.wishes > 0
}

/** By the problem's own weights, whichever the search had. */
function scoreOf(problem: Problem, { plan }: SearchResult): number {
  return scorePlan(problem, plan).total
}

export function withoutBudget(problem: Problem): Problem {
  return { ...problem, budgetCents: null, spendsWholeBudget: false }
}

function withFoodPrice(problem: Problem, factor: number): Problem {
  const weights = { ...problem.weights, food: factor * problem.weights.food }
  return { ...withoutBudget(problem), weights }
}

/** For when the search stays over the budget because variety is worth more to it than the dollars. */
function withStrictBudget(problem: Problem): Problem {
  const { weights } = problem
  return {
    ...problem,
    weights: { ...weights, budget: 10 * weights.budget, overBudget: 100 * weights.overBudget },
  }
}

function isTight({ budgetCents, spendsWholeBudget }: Problem, checkoutCents: number): boolean {
  if (budgetCents === null || spendsWholeBudget) return false
  return checkoutCents > TIGHT_BUDGET_RATIO * budgetCents
}

function cheaper(one: SearchResult, other: SearchResult | null): SearchResult {
  return other && other.checkoutCents < one.checkoutCents ? other : one
}
