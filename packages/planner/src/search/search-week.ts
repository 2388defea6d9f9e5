import type { Assignment, Problem } from '../problem/problem.ts'
import { type Compiled, compile } from './compile.ts'
import { load, searchAround } from './large-neighborhood.ts'
import { poolsOf } from './pools.ts'
import { recipesByFood } from './put-in.ts'
import { descend } from './refill.ts'
import { WeekState } from './week-state.ts'

export interface SearchOptions {
  readonly seed: number
  readonly iterations: number
  readonly stop?: () => boolean
  /** A plan to start from; otherwise an empty week. */
  readonly from?: Assignment
  readonly onIterations?: (done: number) => void
}

export interface SearchResult {
  readonly plan: number[]
  readonly score: number
  readonly checkoutCents: number
  readonly compiled: Compiled
  /** Final scores of the short searches and the longer one, best first. */
  readonly starts: readonly number[]
}

export interface NearSearches {
  readonly from: Assignment
  readonly seeds: readonly number[]
  readonly iterations: number
  readonly stop: () => boolean
}

const REPORT_EVERY = 100
const LONG_RUN = 12000
const SHORT_SEARCHES = 5
const SHORT_SHARE = 0.5
/** Starting temperatures in dollars per adult, for the short searches and the longer one. */
const HOT = 1.2
const WARM = 0.4

/** The score that one short search reaches: enough to compare weeks by their leftovers. */
export function scoutWeek(
  problem: Problem,
  options: Pick<SearchOptions, 'seed' | 'iterations' | 'stop'>,
): number {
  const compiled = compile(problem)
  const pools = poolsOf(compiled)
  const state = new WeekState(compiled)
  const stop = options.stop ?? (() => false)
  searchAround(state, { pools, usersOf: recipesByFood(compiled, pools) }, { ...options, hot: HOT, stop })
  return state.score
}

/** What a changed problem makes of a known week: for each seed, one search from it at the lower temperature, then the descent. */
export function searchNear(
  problem: Problem,
  { from, seeds, iterations, stop }: NearSearches,
): Pick<SearchResult, 'plan' | 'checkoutCents'>[] {
  const compiled = compile(problem)
  const pools = poolsOf(compiled)
  const choice = { pools, usersOf: recipesByFood(compiled, pools) }
  return seeds.map((seed) => {
    const state = new WeekState(compiled)
    load(state, from)
    searchAround(state, choice, { iterations, seed, hot: WARM, stop })
    descend(state, compiled.fitting, stop)
    state.resync()
    return { plan: [...state.plan], checkoutCents: state.checkoutCents }
  })
}

/**
 * Several short searches, then one longer search from the best of them at a lower temperature, then a descent over the
 * whole library.
 */
export function searchWeek(problem: Problem, options: SearchOptions): SearchResult {
  const compiled = compile(problem)
  const stop = options.stop ?? (() => false)
  const pools = poolsOf(compiled)
  const choice = { pools, usersOf: recipesByFood(compiled, pools) }
  const shortSearches = options.iterations >= LONG_RUN ? 2 * SHORT_SEARCHES : SHORT_SEARCHES
  const each = Math.max(1, Math.floor((options.iterations * SHORT_SHARE) / shortSearches))
  const ends: { plan: ArrayLike<number>; score: number }[] = []
  const run = (round: number, iterations: number, hot: number, from: ArrayLike<number> | undefined) => {
    const state = new WeekState(compiled)
    if (from) load(state, from)
    searchAround(state, choice, {
      iterations,
      seed: (options.seed ^ Math.imul(round + 1, 0x9e3779b1)) | 0,
      hot,
      stop,
      onIteration: (iteration) => {
        if (iteration % REPORT_EVERY === 0) options.onIterations?.(round * each + iteration)
      },
    })
    ends.push({ plan: state.plan.slice(), score: state.score })
  }
  for (let search = 0; search < shortSearches; search++) run(search, each, HOT, options.from)
  ends.sort((a, b) => a.score - b.score)
  run(shortSearches, Math.max(1, options.iterations - shortSearches * each), WARM, ends[0]?.plan)
  ends.sort((a, b) => a.score - b.score)
  const state = new WeekState(compiled)
  load(state, ends[0]?.plan ?? [])
  descend(state, compiled.fitting, stop)
  state.resync()
  options.onIterations?.(options.iterations)
  return {
    plan: [...state.plan],
    score: state.score,
    checkoutCents: state.checkoutCents,
    compiled,
    starts: ends.map(({ score }) => score),
  }
}
