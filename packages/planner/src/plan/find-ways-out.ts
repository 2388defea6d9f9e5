import { type AnswerChange, answersToRelax, relaxAnswer } from '@pennyplate/domain/profile/relax-answer'
import { budgetToFindAgain } from '@pennyplate/domain/week/budget-to-find-again'
import type { Catalog } from '../catalog/catalog.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import { type BuiltProblem, buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { liftCaps, mealsWithoutRecipes, raiseCapsToFit } from '../problem/caps.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import type { Assignment } from '../problem/problem.ts'
import { leftoversIn } from '../problem/week-layout.ts'
import { forbiddenPairs } from '../score/neighbors.ts'
import { meetsFloors } from '../score/nutrition-floors.ts'
import { mealsOverCap, scorePlan } from '../score/score-plan.ts'
import { searchWeek } from '../search/search-week.ts'
import { layLeftovers } from './choose-leftovers.ts'
import { movedPlan } from './known-week.ts'
import { type PlanOptions, QUICK_ITERATIONS } from './plan-run.ts'
import type { InfeasibleWeek } from './problem-outcome.ts'

export type WayOutChange =
  | { readonly code: 'raise-budget'; readonly byCents: number }
  | { readonly code: 'allow-repeats' }
  | AnswerChange

export interface WayOut {
  readonly change: WayOutChange
  /** A second answer that has to change with it. */
  readonly also?: AnswerChange
  /** The checkout total of the plan below. */
  readonly totalCents: number
  /** The budget at which a search with another seed finds such a week. */
  readonly budgetCents: number
  readonly plan: Assignment
  /** The profile after the change, except the budget. */
  readonly profile: HouseholdProfile
  /** The problem the plan solves. */
  readonly built: BuiltProblem
}

interface Try {
  readonly change: WayOutChange
  readonly built: BuiltProblem
  readonly profile: HouseholdProfile
  /** A week to start from; -1 for a slot without a dish. */
  readonly from: Assignment | null
}

const WAYS = 3
/** Share of the effort of a full search. */
const EFFORT_SHARE = 0.3
const SMALLER_PORTIONS = 0.8
const DISLIKES_TRIED = 3

/**
 * Ways out, cheapest first, each with a planned week. Raising the budget buys the cheapest week known without any other
 * change; a change whose week costs more is not offered.
 */
export function findWaysOut(
  request: PlanningRequest,
  catalog: Catalog,
  built: BuiltProblem,
  refused: InfeasibleWeek,
  options: PlanOptions,
): WayOut[] {
  const { profile } = request
  const raised = cheapestWay(
    { change: { code: 'raise-budget', byCents: 0 }, built, profile, from: refused.cheapestPlan },
    options,
  )
  const known = raised?.plan ?? refused.cheapestPlan
  const leftovers = leftoversIn(built.problem)
  const tries = changesForMoney(profile).map((change): Try => {
    const after = { ...profile, ...relaxAnswer(profile, change) }
    const rebuilt = layLeftovers(buildProblem({ ...request, profile: after }, catalog), after, leftovers)
    return {
      change,
      built: rebuilt,
      profile: after,
      from: known && movedPlan(built.problem, known, rebuilt.problem),
    }
  })
  const lifted = { ...built, problem: liftCaps(built.problem) }
  const ways = [{ change: { code: 'allow-repeats' } as const, built: lifted, profile, from: known }, ...tries]
    .filter(() => !options.signal?.aborted)
    .flatMap((one) => cheapestWay(one, options) ?? [])
    .filter(({ totalCents }) => raised === null || totalCents < raised.totalCents)
    .sort((a, b) => a.totalCents - b.totalCents)
  // Raising the budget always works, so it is always listed.
  return raised ? [...ways.slice(0, WAYS - 1), raised] : ways.slice(0, WAYS)
}

const CHEAPER_WITHOUT: readonly AnswerChange['code'][] = [
  'allow-harder-dishes',
  'allow-any-time',
  'plan-no-snacks',
]

/** The changes that are known to make a week cheaper. */
function changesForMoney(profile: HouseholdProfile): AnswerChange[] {
  const answers = answersToRelax(profile)
  const dislikes = answers.filter(({ code }) => code === 'drop-dislike').slice(0, DISLIKES_TRIED)
  return [
    { code: 'smaller-portions', caloriesShare: SMALLER_PORTIONS },
    ...answers.filter(({ code }) => CHEAPER_WITHOUT.includes(code)),
    ...dislikes,
  ]
}

/** Starts from the known week if it fits, so that a change never costs more than no change. */
export function cheapestWay({ change, built, profile, from }: Try, options: PlanOptions): WayOut | null {
  if (mealsWithoutRecipes(built.problem).length > 0) return null
  const problem = raiseCapsToFit(built.problem)
  const search = (start: Assignment | null) =>
    searchWeek(cheapestProblem(problem), {
      seed: options.seed,
      iterations: Math.ceil(EFFORT_SHARE * (options.iterations ?? QUICK_ITERATIONS)),
      stop: () => options.signal?.aborted ?? false,
      ...(start ? { from: start } : {}),
    })
  const isFilled = from !== null && !from.includes(-1) && mealsOverCap(problem, from) === 0
  const warm = search(isFilled ? from : null)
  // The cheapest week with repeats may be far from the one without, so search from scratch too.
  const fresh = isFilled && change.code === 'allow-repeats' ? search(null) : warm
  const found = fresh.checkoutCents < warm.checkoutCents && meetsFloors(problem, fresh.plan) ? fresh : warm
  if (!meetsFloors(problem, found.plan) || forbiddenPairs(problem, found.plan) > 0) return null
  const totalCents = scorePlan(problem, found.plan).checkoutCents
  const now = problem.budgetCents ?? 0
  const budgetCents = Math.max(now, budgetToFindAgain(totalCents))
  return {
    change: change.code === 'raise-budget' ? { code: 'raise-budget', byCents: budgetCents - now } : change,
    totalCents,
    budgetCents,
    profile,
    plan: found.plan,
    built: { ...built, problem },
  }
}
