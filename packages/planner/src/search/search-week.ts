import type { Assignment, Problem } from '../problem/problem.ts'
import { type Compiled, compile } from './compile.ts'
import { load, searchAround } from './large-neighborhood.ts'
import { candidatesOf, poolsOf } from './pools.ts'
import { descend } from './refill.ts'
import { WeekState } from './week-state.ts'

export interface SearchOptions {
  readonly seed: number
  readonly iterations: number
  readonly stop?: () => boolean
  /** A plan to begin from, in place of an empty week. */
  readonly from?: Assignment
  readonly onIterations?: (done: number) => void
}

export interface SearchResult {
  readonly plan: number[]
  readonly score: number
  readonly tillCents: number
  readonly compiled: Compiled
  /** What each scout and the longer search ended with, best first. */
  readonly starts: readonly number[]
}

const REPORT_EVERY = 100
const LONG_RUN = 12000
const SCOUTS = 5
const SCOUTING_SHARE = 0.5
/** Dollars per adult that a change may lose at first: for a scout, and for the search that goes on. */
const HOT = 1.2
const WARM = 0.4

/**
 * Several short searches find out where the good weeks are; one longer search goes on from the best of them, too cool to
 * forget it. The end is polished against the whole library.
 */
export function searchWeek(problem: Problem, options: SearchOptions): SearchResult {
  const compiled = compile(problem)
  const stop = options.stop ?? (() => false)
  const pools = poolsOf(compiled)
  const scouts = options.iterations >= LONG_RUN ? 2 * SCOUTS : SCOUTS
  const each = Math.max(1, Math.floor((options.iterations * SCOUTING_SHARE) / scouts))
  const ends: { plan: ArrayLike<number>; score: number }[] = []
  const run = (round: number, iterations: number, hot: number, from: ArrayLike<number> | undefined) => {
    const state = new WeekState(compiled)
    if (from) load(state, from)
    searchAround(state, pools, {
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
  for (let scout = 0; scout < scouts; scout++) run(scout, each, HOT, options.from)
  ends.sort((a, b) => a.score - b.score)
  run(scouts, Math.max(1, options.iterations - scouts * each), WARM, ends[0]?.plan)
  ends.sort((a, b) => a.score - b.score)
  const state = new WeekState(compiled)
  load(state, ends[0]?.plan ?? [])
  descend(state, candidatesOf(compiled), stop)
  state.resync()
  options.onIterations?.(options.iterations)
  return {
    plan: [...state.plan],
    score: state.score,
    tillCents: state.tillCents,
    compiled,
    starts: ends.map(({ score }) => score),
  }
}
