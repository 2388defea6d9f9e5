import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { proveTwoExchange } from '../certificate/two-exchange.ts'
import { doubleCaps, liftCaps, mealsWithoutRecipes, raiseCapsToFit } from '../problem/caps.ts'
import { cheapestOf } from '../problem/cheapest-problem.ts'
import type { Assignment, Problem } from '../problem/problem.ts'
import { heldMisses } from '../score/missed-bands.ts'
import { meetsFloors, withoutFloors } from '../score/nutrition-floors.ts'
import { mealsOverCap, type Score, scorePlan } from '../score/score-plan.ts'
import { compile } from '../search/compile.ts'
import { load } from '../search/large-neighborhood.ts'
import { type SearchResult, searchWeek } from '../search/search-week.ts'
import { WeekState } from '../search/week-state.ts'
import { budgetToFindAgain } from './budget-to-find-again.ts'
import { leastByGramCents } from './least-by-gram.ts'

export interface PlanOptions {
  readonly seed: number
  /** How hard to look. Decides the plan; the same number gives the same plan everywhere. */
  readonly iterations?: number
  /** A cap for slow machines: past it the search ends early, and a proof may be missing. */
  readonly budgetMs?: number
  readonly now?: () => number
  readonly signal?: { readonly aborted: boolean }
  /** A week that is known to be had: no dearer one is called the cheapest. */
  readonly from?: Assignment
  /** False leaves out the two-exchange proof, and what it would still improve. */
  readonly prove?: boolean
  readonly onProgress?: (progress: PlanningProgress) => void
}

export interface PlanningProgress {
  readonly stage: 'search' | 'budget' | 'proof'
  readonly done: number
  readonly total: number
}

/** What the household wanted and could not have in full. */
export type Concession = 'more-repeats' | 'nutrition-floor' | 'spend-less'

/** What it takes for days to keep to more of what they are held to. */
export interface ForTargets {
  readonly budgetCents: number
  /** How often a day is outside a band: then, and in the week that keeps to the budget. */
  readonly misses: number
  readonly missesNow: number
}

/** A week that was found on the way, with fewer repeats, for a little more than the budget. */
export interface ForMore {
  /** With which another search should find such a week as well. */
  readonly budgetCents: number
  readonly dishes: number
  /** Of the week that keeps to the budget. */
  readonly dishesNow: number
}

export interface SolvedWeek {
  readonly outcome: 'planned'
  readonly plan: Assignment
  readonly score: Score
  readonly concessions: readonly Concession[]
  /** Of a week whose dishes come back more often to keep to the budget. */
  readonly forMore: ForMore | null
  /** Of a week that would keep more of its targets with more money. */
  readonly forTargets: ForTargets | null
  /** Proven: changing any one or two dishes to any of the recipes does not make the week better. */
  readonly isTwoExchangeOptimal: boolean
  /** What each scout of the search and its longer run ended with, best first. */
  readonly starts: readonly number[]
}

export interface InfeasibleWeek {
  readonly outcome: 'infeasible'
  readonly reason: 'budget' | 'recipes' | 'no-meals'
  /** The least the till can ask for a week that feeds everybody; null when there are no recipes for a meal. */
  readonly cheapestCents: number | null
  readonly cheapestPlan: Assignment | null
  readonly mealsWithoutRecipes: readonly DishMeal[]
}

export type ProblemOutcome = SolvedWeek | InfeasibleWeek | { readonly outcome: 'cancelled' }

export const QUICK_ITERATIONS = 4000
/** A tight budget is a harder puzzle. */
const TIGHT_FACTOR = 2
const TIGHT_SHARE = 0.97
/** So far over the budget no longer search brings a week down. */
const HOPELESS_SHARE = 1.25
/** Times the price of food, one after the other, until a search that knows no budget stays within it. */
const DEARER_TIMES = [3, 7, 12, 20]
const DEARER_SHARE = 0.5
/** A budget below so many times the price by the gram is looked at for the cheapest week first, quickly. */
const DOUBTFUL_TIMES = 4
const PROBE_SHARE = 0.1
const OUT_OF_REACH_SHARE = 1.5
const FAR_SHARE = 0.25
const CHEAPEST_SHARE = 0.5
const NEAR_SHARE = 2
/** What a household on a tight budget may want to hear of: so much more money at most, for so many dishes more at least. */
const LITTLE_MORE_SHARE = 1.25
const DISHES_WORTH_MONEY = 2
const LOOKS_AT_MOST = 6_000_000

/** The best week for a household, or an honest no. */
export function planProblem(given: Problem, options: PlanOptions): ProblemOutcome {
  const missing = mealsWithoutRecipes(given)
  if (missing.length > 0 || given.cookings.length === 0)
    return {
      outcome: 'infeasible',
      reason: missing.length > 0 ? 'recipes' : 'no-meals',
      cheapestCents: null,
      cheapestPlan: null,
      mealsWithoutRecipes: missing,
    }
  const deadline = options.now && options.budgetMs !== undefined ? options.now() + options.budgetMs : null
  const isCancelled = () => options.signal?.aborted ?? false
  const stop = () =>
    isCancelled() || (deadline !== null && options.now !== undefined && options.now() > deadline)
  const iterations = options.iterations ?? QUICK_ITERATIONS
  const look = (problem: Problem, stage: PlanningProgress['stage'], effort: number, from?: Assignment) =>
    searchWeek(problem, {
      seed: options.seed,
      iterations: effort,
      stop,
      ...(from ? { from } : {}),
      onIterations: (done) => options.onProgress?.({ stage, done, total: effort }),
    })
  const isGood = (problem: Problem, plan: Assignment, tillCents: number) =>
    tillCents <= (problem.budgetCents ?? Number.POSITIVE_INFINITY) && meetsFloors(problem, plan)

  const cheapest = (problem: Problem, from?: Assignment, share = CHEAPEST_SHARE) =>
    look(cheapestOf(problem), 'budget', Math.ceil(iterations * share), from)

  /** The cheapest week, looked for longer where it is dearer than the budget by little: from there, and then anew. */
  const cheapestWithin = (problem: Problem, from: Assignment) => {
    const cheap = cheapest(problem, from)
    const isNear = cheap.tillCents < HOPELESS_SHARE * (problem.budgetCents ?? 0)
    if (!isNear || isGood(problem, cheap.plan, cheap.tillCents)) return cheap
    const near = cheapest(problem, cheap.plan, NEAR_SHARE)
    if (isGood(problem, near.plan, near.tillCents)) return near
    const anew = cheapest(problem, undefined, NEAR_SHARE)
    return isGood(problem, anew.plan, anew.tillCents) ? anew : near
  }

  /** A good week that was over the budget, brought within it by food that becomes dearer and dearer. */
  const cheapened = (problem: Problem, over: Assignment): Assignment | null => {
    let from = over
    for (const times of DEARER_TIMES) {
      const effort = Math.ceil(iterations * DEARER_SHARE)
      const found = look(withDearerFood(problem, times), 'budget', effort, from)
      if (isGood(problem, found.plan, found.tillCents)) return found.plan
      if (!meetsFloors(problem, found.plan)) continue
      from = found.plan
      overTheBudget.push(found)
    }
    return null
  }

  /** A cheap week that costs so much more than the budget that no search for a good one is worth while. */
  const outOfReach = (problem: Problem) => {
    const { budgetCents } = problem
    if (budgetCents === null || budgetCents > DOUBTFUL_TIMES * leastByGramCents(problem)) return null
    const probe = cheapest(problem, undefined, PROBE_SHARE)
    const isFar = probe.tillCents > OUT_OF_REACH_SHARE * budgetCents
    return isFar && meetsFloors(problem, probe.plan) ? probe : null
  }

  /** The week that was handed in, or a cheaper one of its kind, where it keeps the rules. */
  const cheapestKnown = (problem: Problem): SearchResult | null => {
    const { from } = options
    if (!from || mealsOverCap(problem, from) > 0 || !meetsFloors(problem, from)) return null
    return cheapest(problem, from, PROBE_SHARE)
  }

  /** A week within the budget that feeds everybody, or else the cheapest that feeds them. One that is known is not looked for. */
  const settle = (problem: Problem, bare?: SearchResult) => {
    const handed = bare ?? cheapestKnown(problem)
    const known = handed && isGood(problem, handed.plan, handed.tillCents) ? handed : null
    const far = known ? null : outOfReach(problem)
    if (far) return { found: cheaper(cheapest(problem, far.plan, FAR_SHARE), handed), isWithin: false }
    const found = look(problem, 'search', iterations)
    if (isGood(problem, found.plan, found.tillCents)) {
      if (!isTight(problem, found.tillCents) && heldMisses(problem, found.plan) === 0)
        return { found, isWithin: true }
      const longer = look(problem, 'budget', iterations * TIGHT_FACTOR, found.plan)
      const isBetter = longer.score < found.score && isGood(problem, longer.plan, longer.tillCents)
      return { found: isBetter ? longer : found, isWithin: true }
    }
    if (meetsFloors(problem, found.plan)) overTheBudget.push(found)
    let cheap = known ?? cheapestWithin(problem, found.plan)
    if (!meetsFloors(problem, cheap.plan)) {
      const free = look({ ...problem, budgetCents: null, spendsWholeBudget: false }, 'budget', iterations)
      if (meetsFloors(problem, free.plan)) cheap = cheapestWithin(problem, free.plan)
    }
    if (!isGood(problem, cheap.plan, cheap.tillCents))
      return {
        found: meetsFloors(problem, cheap.plan) ? cheaper(cheap, handed) : (handed ?? cheap),
        isWithin: false,
      }
    const better = look(problem, 'budget', iterations * TIGHT_FACTOR, cheap.plan)
    if (isGood(problem, better.plan, better.tillCents)) return { found: better, isWithin: true }
    const within = cheapened(problem, found.plan) ?? cheap.plan
    const strict = look(withStrictBudget(problem), 'budget', iterations * TIGHT_FACTOR, within)
    return { found: isGood(problem, strict.plan, strict.tillCents) ? strict : cheap, isWithin: true }
  }

  /** Whether money is what keeps days from their targets: the same search without a budget tells. */
  const moreForTargets = (problem: Problem, plan: Assignment): ForTargets | null => {
    const missesNow = heldMisses(problem, plan)
    if (missesNow === 0 || problem.budgetCents === null) return null
    const free = look({ ...problem, budgetCents: null, spendsWholeBudget: false }, 'budget', iterations, plan)
    const misses = heldMisses(problem, free.plan)
    if (misses >= missesNow || free.tillCents <= problem.budgetCents) return null
    return { budgetCents: budgetToFindAgain(free.tillCents), misses, missesNow }
  }

  const overTheBudget: SearchResult[] = []
  const fitted = raiseCapsToFit(given)
  const concessions: Concession[] = fitted === given ? [] : ['more-repeats']
  let isForMoney = false
  let problem = fitted
  let settled = settle(problem)
  if (!settled.isWithin && !meetsFloors(problem, settled.found.plan)) {
    // Even without a budget no week of these recipes reaches the floors.
    problem = withoutFloors(problem)
    concessions.push('nutrition-floor')
    settled = settle(problem)
  }
  if (!settled.isWithin && !isCancelled()) {
    const anyRepeats = liftCaps(problem)
    const bare = cheapestKnown(anyRepeats) ?? cheapestWithin(anyRepeats, settled.found.plan)
    if (isGood(anyRepeats, bare.plan, bare.tillCents)) {
      const doubled = doubleCaps(problem)
      const again = settle(doubled)
      problem = again.isWithin ? doubled : anyRepeats
      settled = again.isWithin ? again : settle(anyRepeats, bare)
      if (!concessions.includes('more-repeats')) concessions.push('more-repeats')
      isForMoney = true
    }
  }
  if (isCancelled()) return { outcome: 'cancelled' }
  if (!settled.isWithin)
    return {
      outcome: 'infeasible',
      reason: 'budget',
      cheapestCents: settled.found.tillCents,
      cheapestPlan: settled.found.plan,
      mealsWithoutRecipes: [],
    }

  options.onProgress?.({ stage: 'proof', done: 0, total: 1 })
  const looksAtMost = options.prove === false ? 0 : LOOKS_AT_MOST
  const proved = polish(problem, settled.found.plan, stop, looksAtMost, isGood)
  if (isCancelled()) return { outcome: 'cancelled' }
  const score = scorePlan(problem, proved.plan)
  const forTargets = moreForTargets(problem, proved.plan)
  options.onProgress?.({ stage: 'proof', done: 1, total: 1 })
  if (problem.spendsWholeBudget && score.terms.budget > 0) concessions.push('spend-less')
  return {
    outcome: 'planned',
    plan: proved.plan,
    score,
    concessions,
    forMore: isForMoney ? forMoreOf(overTheBudget, proved.plan, problem.budgetCents) : null,
    forTargets,
    isTwoExchangeOptimal: proved.isProven,
    starts: settled.found.starts,
  }
}

/** The cheapest of the weeks that were over the budget by little and have more different dishes. */
function forMoreOf(
  weeks: readonly SearchResult[],
  now: Assignment,
  budgetCents: number | null,
): ForMore | null {
  if (budgetCents === null) return null
  const dishesNow = new Set(now).size
  const richer = weeks
    .map(({ plan, tillCents }) => ({ tillCents, dishes: new Set(plan).size }))
    .filter(({ tillCents }) => tillCents > budgetCents && tillCents <= LITTLE_MORE_SHARE * budgetCents)
    .filter(({ dishes }) => dishes >= dishesNow + DISHES_WORTH_MONEY)
    .sort((a, b) => a.tillCents - b.tillCents)[0]
  if (!richer) return null
  return { budgetCents: budgetToFindAgain(richer.tillCents), dishes: richer.dishes, dishesNow }
}

function cheaper(one: SearchResult, other: SearchResult | null): SearchResult {
  return other && other.tillCents < one.tillCents ? other : one
}

function withDearerFood(problem: Problem, times: number): Problem {
  const weights = { ...problem.weights, food: times * problem.weights.food }
  return { ...problem, budgetCents: null, spendsWholeBudget: false, weights }
}

/** Where only a week over the budget was found, because variety is worth more than the dollars that it takes. */
function withStrictBudget(problem: Problem): Problem {
  const { weights } = problem
  return {
    ...problem,
    weights: { ...weights, budget: 10 * weights.budget, overBudget: 100 * weights.overBudget },
  }
}

function isTight({ budgetCents, spendsWholeBudget }: Problem, tillCents: number): boolean {
  if (budgetCents === null || spendsWholeBudget) return false
  return tillCents > TIGHT_SHARE * budgetCents
}

function polish(
  problem: Problem,
  plan: Assignment,
  stop: () => boolean,
  looksAtMost: number,
  isGood: (problem: Problem, plan: Assignment, tillCents: number) => boolean,
) {
  const state = new WeekState(compile(problem))
  load(state, plan)
  const proof = proveTwoExchange(state, { looksAtMost, stop })
  const better = [...state.plan]
  return isGood(problem, better, state.tillCents)
    ? { plan: better, isProven: proof.proven }
    : { plan, isProven: false }
}
