import type { HouseholdProfile } from '../household/household-profile.ts'
import { type BuiltProblem, plannedMeals } from '../problem/build-problem.ts'
import { areWanted, canHaveLeftovers, drawLeftoverWeeks, wantedLeftovers } from '../problem/leftover-weeks.ts'
import { type MostLeftovers, openSlots, type Problem } from '../problem/problem.ts'
import { type SecondSitting, withLeftovers } from '../problem/week-layout.ts'
import { seededRandom } from '../search/random.ts'
import { scoutWeek } from '../search/search-week.ts'
import { type PlanOptions, QUICK_ITERATIONS } from './plan-run.ts'

const WEEKS = 4
const EFFORT_SHARE = 0.03

/** The household's week with the leftovers that suit it best: of a few weeks the one that a short search makes most of. */
export function chooseLeftovers(
  built: BuiltProblem,
  profile: HouseholdProfile,
  options: PlanOptions,
): BuiltProblem {
  const most = wantedLeftovers(profile, plannedMeals(profile))
  if (!most) return built
  const iterations = Math.ceil(EFFORT_SHARE * (options.iterations ?? QUICK_ITERATIONS))
  const stop = () => options.signal?.aborted ?? false
  const weeks = drawLeftoverWeeks(most, WEEKS, seededRandom(options.seed), openSlots(built.problem))
    .filter((leftovers) => canHaveLeftovers(built.problem, leftovers))
    .map((leftovers) => laid(built.problem, leftovers, most))
    .map((problem) => ({ problem, score: scoutWeek(problem, { seed: options.seed, iterations, stop }) }))
  const [best] = weeks.toSorted((a, b) => a.score - b.score)
  return best ? { ...built, problem: best.problem } : built
}

/** The household's week with the leftovers of a known week, if it would have such; otherwise as it is. */
export function layLeftovers(
  built: BuiltProblem,
  profile: HouseholdProfile,
  leftovers: readonly SecondSitting[],
): BuiltProblem {
  const most = wantedLeftovers(profile, plannedMeals(profile))
  const { problem } = built
  if (!most || leftovers.length === 0 || !areWanted(leftovers, most, openSlots(problem))) return built
  return canHaveLeftovers(problem, leftovers) ? { ...built, problem: laid(problem, leftovers, most) } : built
}

function laid(problem: Problem, leftovers: readonly SecondSitting[], most: MostLeftovers): Problem {
  return { ...withLeftovers(problem, leftovers), leftovers: most }
}
