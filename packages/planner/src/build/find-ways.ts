import type { DislikedFood } from '@pennyplate/domain/profile-options'
import { budgetToFindAgain } from '../budget-to-find-again.ts'
import { liftCaps, mealsWithoutRecipes, raiseCapsToFit } from '../caps.ts'
import { cheapestOf } from '../cheapest.ts'
import { meetsFloors } from '../floors.ts'
import type { InfeasibleWeek, PlanOptions } from '../plan-week.ts'
import type { Plan } from '../problem.ts'
import { scorePlan } from '../score/score-plan.ts'
import { searchWeek } from '../search/search-week.ts'
import { type BuiltProblem, buildProblem, type PlanningRequest } from './build-problem.ts'
import type { Catalogue } from './catalogue.ts'
import { DEFAULT_TARGETS, type HouseholdProfile } from './household-profile.ts'

export type Change =
  | { readonly code: 'raise-budget'; readonly byCents: number }
  | { readonly code: 'allow-repeats' }
  | { readonly code: 'allow-harder-dishes' }
  | { readonly code: 'drop-dislike'; readonly food: DislikedFood }
  | { readonly code: 'smaller-portions'; readonly caloriesShare: number }
  | { readonly code: 'plan-no-snacks' }

export interface Way {
  readonly change: Change
  /** What the till asks for after the change, for the plan below. */
  readonly totalCents: number
  /** What the budget has to be for a week to be found again under another seed. */
  readonly budgetCents: number
  readonly plan: Plan
  /** The household's answers after the change, the budget aside. */
  readonly profile: HouseholdProfile
  /** The problem the plan solves, so that anyone can check it. */
  readonly built: BuiltProblem
}

interface Try {
  readonly change: Change
  readonly built: BuiltProblem
  readonly profile: HouseholdProfile
  readonly from?: Plan
}

const WAYS = 3
const ITERATIONS = 1200
const SMALLER_PORTIONS = 0.8
const DISLIKES_TRIED = 3

/** The changes that bring the till total down furthest, each with a week that was really planned. */
export function findWays(
  request: PlanningRequest,
  catalogue: Catalogue,
  built: BuiltProblem,
  refused: InfeasibleWeek,
  options: PlanOptions,
): Way[] {
  const { profile } = request
  const rebuilt = (changed: Partial<HouseholdProfile>) => {
    const after = { ...profile, ...changed }
    return { built: buildProblem({ ...request, profile: after }, catalogue), profile: after }
  }
  // Weeks of the same recipes may begin from the cheapest one that is known.
  const from = refused.cheapestPlan ? { from: refused.cheapestPlan } : {}
  const tries: Try[] = [
    { change: { code: 'raise-budget', byCents: 0 }, built, profile, ...from },
    {
      change: { code: 'allow-repeats' },
      built: { ...built, problem: liftCaps(built.problem) },
      profile,
      ...from,
    },
    {
      change: { code: 'smaller-portions', caloriesShare: SMALLER_PORTIONS },
      ...rebuilt({ nutritionalTargets: smallerTargets(profile) }),
    },
  ]
  if (profile.mealDifficulty !== 'Complex (30+ min)')
    tries.push({
      change: { code: 'allow-harder-dishes' },
      ...rebuilt({ mealDifficulty: 'Complex (30+ min)' }),
    })
  if (profile.snackTypes.length > 0 && profile.mealTypes.length > 0)
    tries.push({ change: { code: 'plan-no-snacks' }, ...rebuilt({ snackTypes: [] }) })
  for (const food of profile.dislikedFoods.slice(0, DISLIKES_TRIED))
    tries.push({
      change: { code: 'drop-dislike', food },
      ...rebuilt({ dislikedFoods: profile.dislikedFoods.filter((other) => other !== food) }),
    })
  return tries
    .filter(() => !options.signal?.aborted)
    .flatMap((one) => cheapestWay(one, options) ?? [])
    .sort((a, b) => a.totalCents - b.totalCents)
    .slice(0, WAYS)
}

function cheapestWay({ change, built, profile, from }: Try, options: PlanOptions): Way | null {
  if (mealsWithoutRecipes(built.problem).length > 0) return null
  const problem = raiseCapsToFit(built.problem)
  const found = searchWeek(cheapestOf(problem), {
    seed: options.seed,
    iterations: ITERATIONS,
    stop: () => options.signal?.aborted ?? false,
    ...(from ? { from } : {}),
  })
  if (!meetsFloors(problem, found.plan)) return null
  const totalCents = scorePlan(problem, found.plan).tillCents
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

function smallerTargets({
  nutritionalTargets: targets,
}: HouseholdProfile): HouseholdProfile['nutritionalTargets'] {
  const dailyCalories = (targets.dailyCalories || DEFAULT_TARGETS.dailyCalories) * SMALLER_PORTIONS
  return { ...targets, dailyCalories, dailyProtein: targets.dailyProtein * SMALLER_PORTIONS }
}
