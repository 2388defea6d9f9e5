import type { Concession } from '../plan/problem-outcome.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import type { Problem } from '../problem/problem.ts'
import { relaxedWeek } from './lower-bound.ts'

/** The questions whose answers no week of the household can beat, for any solver of linear programs. */
export interface BoundModels {
  readonly score: string
  readonly till: string
}

/** What was proven of them, in dollars; null where a solver did not come to its end. */
export type ProvenLeast = Readonly<Record<keyof BoundModels, number | null>>

export interface Proven {
  /** No week within the rules asks for less at the till. */
  readonly boundCents: number | null
  /** No week within the rules is better by more, with everything weighed in dollars. */
  readonly betterCents: number | null
}

const RULES_BENT: readonly Concession[] = ['more-repeats', 'nutrition-floor']
/** Solvers are right to about a millionth. */
const SOLVER_SHARE = 1e-5

export const NOTHING_PROVEN: Proven = { boundCents: null, betterCents: null }

export function boundModels(problem: Problem): BoundModels {
  return { score: relaxedWeek(problem).toString(), till: relaxedWeek(cheapestProblem(problem)).toString() }
}

/** Claims rounded against ourselves. A week that bends the rules is not one of those the models speak of. */
export function provenOf(
  least: ProvenLeast,
  found: { readonly scoreDollars: number; readonly concessions: readonly Concession[] },
): Proven {
  if (found.concessions.some((one) => RULES_BENT.includes(one))) return NOTHING_PROVEN
  const sure = (dollars: number) => dollars - SOLVER_SHARE * (1 + Math.abs(dollars))
  return {
    boundCents: least.till === null ? null : Math.max(0, Math.floor(100 * sure(least.till))),
    betterCents:
      least.score === null
        ? null
        : Math.max(0, Math.ceil(100 * (found.scoreDollars - Math.max(0, sure(least.score))))),
  }
}
