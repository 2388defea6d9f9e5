import type { Assignment, Problem } from '../problem/problem.ts'
import { type SearchResult, searchWeek } from '../search/search-week.ts'

export interface PlanOptions {
  readonly seed: number
  /** Search effort. With the same seed and iterations the plan is the same on every machine. */
  readonly iterations?: number
  /** Time limit for slow machines: past it the search ends early and a proof may be missing. */
  readonly budgetMs?: number
  readonly now?: () => number
  readonly signal?: { readonly aborted: boolean }
  /** A known week: the reported cheapest week never costs more. */
  readonly from?: Assignment
  /** False skips the two-exchange proof and the improvements it finds. */
  readonly prove?: boolean
  readonly onProgress?: (progress: PlanningProgress) => void
}

export interface PlanningProgress {
  readonly stage: 'search' | 'budget' | 'proof'
  readonly done: number
  readonly total: number
}

export const QUICK_ITERATIONS = 4000

/** One call of `planProblem`. All its searches share the seed, the deadline and the signal. */
export interface SearchRun {
  readonly options: PlanOptions
  readonly isCancelled: () => boolean
  /** Cancelled or past the deadline. */
  readonly stop: () => boolean
  /** `effort` multiplies the iterations of the run; `otherStart` is added to its seed. */
  readonly search: (
    problem: Problem,
    stage: PlanningProgress['stage'],
    effort: number,
    from?: Assignment,
    otherStart?: number,
  ) => SearchResult
  /** Weeks over the budget that meet the nutrition floors, in the order they were found. */
  readonly overBudget: SearchResult[]
}

export function startRun(options: PlanOptions): SearchRun {
  const { now, budgetMs, seed, iterations = QUICK_ITERATIONS } = options
  const deadline = now && budgetMs !== undefined ? now() + budgetMs : null
  const isCancelled = () => options.signal?.aborted ?? false
  const stop = () => isCancelled() || (deadline !== null && now !== undefined && now() > deadline)
  return {
    options,
    isCancelled,
    stop,
    overBudget: [],
    search: (problem, stage, effort, from, otherStart = 0) => {
      const total = Math.ceil(iterations * effort)
      return searchWeek(problem, {
        seed: seed + otherStart,
        iterations: total,
        stop,
        ...(from ? { from } : {}),
        onIterations: (done) => options.onProgress?.({ stage, done, total }),
      })
    },
  }
}
