import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { type HealthGoal, isWithin } from '../household/health-goals.ts'
import { plannedShare } from '../household/household-size.ts'
import type { BuiltProblem } from '../problem/build-problem.ts'
import type { Assignment } from '../problem/problem.ts'
import { dailyNutrition, recipeAt } from '../score/score-plan.ts'

export interface GoalMiss {
  readonly day: number
  /** Of a single meal. */
  readonly meal?: DishMeal
  readonly amount: number
}

export interface GoalReport {
  readonly goal: HealthGoal
  /** Days, or meals of its kind. */
  readonly of: number
  readonly missed: readonly GoalMiss[]
  /** The daily target with which this very week keeps to it; null where nothing is missed, or no target of the profile would help. */
  readonly relaxTo: number | null
}

/** What the week reached of each thing that it is held to. */
export function reportGoals(
  { problem, goals }: Pick<BuiltProblem, 'problem' | 'goals'>,
  plan: Assignment,
): GoalReport[] {
  const days = dailyNutrition(problem, plan)
  const planned = DISH_MEALS.filter((meal) =>
    problem.cookings.some(({ eaten }) => eaten.some((one) => one.meal === meal)),
  )
  const share = plannedShare(planned)
  return goals.map((goal) => {
    const place = WISH_NUTRIENTS.indexOf(goal.nutrient)
    const amounts: GoalMiss[] =
      goal.per === 'day'
        ? days.map((day, index) => ({ day: index, amount: day[place] ?? 0 }))
        : problem.cookings.flatMap(({ eaten }, index) => {
            const amount = recipeAt(problem, plan, index).nutrition[goal.nutrient]
            return eaten
              .filter(({ meal }) => (meal === 'snack') === (goal.per === 'snack'))
              .map(({ day, meal }) => ({ day, meal, amount }))
          })
    const missed = amounts.filter(({ amount }) => !isWithin(goal.band, amount))
    return {
      goal,
      of: amounts.length,
      missed,
      relaxTo: missed.length > 0 ? relaxed(goal, amounts, share) : null,
    }
  })
}

/** Tracked targets only: a wish is kept or given up, it has no figure to change. */
function relaxed(
  { band, atLeast, atMost, per, because }: HealthGoal,
  amounts: readonly GoalMiss[],
  share: number,
): number | null {
  if (per !== 'day' || because.some((reason) => reason !== 'tracked')) return null
  const least = Math.min(...amounts.map(({ amount }) => amount))
  const most = Math.max(...amounts.map(({ amount }) => amount))
  // The target is at most this for the least of the days to reach it, and at least that for the most to stay below.
  const high =
    atLeast === null ? Number.POSITIVE_INFINITY : Math.floor((least / share) * (atLeast / band.atLeast))
  const low = atMost === null ? 0 : Math.ceil((most / share) * (atMost / band.atMost))
  if (low > high) return null
  return atMost !== null ? low : high
}
