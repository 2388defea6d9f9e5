import type { Concession } from '../plan/problem-outcome.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import type { Problem } from '../problem/problem.ts'
import { relaxedWeek } from './lower-bound.ts'

/** Linear programs whose optimum no week of the household can beat, in LP format. */
export interface BoundModels {
  readonly score: string
  readonly checkout: string
}

/** Their optimum in dollars; null if the solver did not finish. */
export type ProvenBounds = Readonly<Record<keyof BoundModels, number | null>>

export interface Proven {
  /** No week within the rules has a lower checkout total. */
  readonly boundCents: number | null
  /** No week within the rules has a score lower by more than this. */
  readonly betterCents: number | null
}

const UNMODELED_CONCESSIONS: readonly Concession[] = ['more-repeats', 'nutrition-floor']
/** Ten times the relative error of solvers. */
const SOLVER_SHARE = 1e-5

export const NOTHING_PROVEN: Proven = { boundCents: null, betterCents: null }

export function boundModels(problem: Problem): BoundModels {
  return {
    score: relaxedWeek(problem).toString(),
    checkout: relaxedWeek(cheapestProblem(problem)).toString(),
  }
}

/** Rounded conservatively. Nothing is claimed for a week with concessions the models do not allow. */
export function provenOf(
  bounds: ProvenBounds,
  found: { readonly scoreDollars: number; readonly concessions: readonly Concession[] },
): Proven {
  if (found.concessions.some((one) => UNMODELED_CONCESSIONS.includes(one))) return NOTHING_PROVEN
  const sure = (dollars: number) => dollars - SOLVER_SHARE * (1 + Math.abs(dollars))
  return {
    boundCents: bounds.checkout === null ? null : Math.max(0, Math.floor(100 * sure(bounds.checkout))),
    betterCents:
      bounds.score === null
        ? null
        : Math.max(0, Math.ceil(100 * (found.scoreDollars - Math.max(0, sure(bounds.score))))),
  }
}
