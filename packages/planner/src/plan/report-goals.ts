import { WISH_NUTRIENTS, type WishNutrient } from '@pennyplate/domain/diet/health-wishes'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { type HealthGoal, isWithin } from '../household/health-goals.ts'
import { plannedShare } from '../household/household-size.ts'
import type { BuiltProblem } from '../problem/build-problem.ts'
import type { Assignment, Problem, Slot } from '../problem/problem.ts'
import { plannedNutrition, recipeAt } from '../score/score-plan.ts'

export interface GoalMiss {
  readonly day: number
  /** For a goal for single meals. */
  readonly meal?: DishMeal
  readonly amount: number
}

export interface GoalReport {
  readonly goal: HealthGoal
  /** How many days or meals the goal covers. */
  readonly of: number
  readonly missed: readonly GoalMiss[]
  /** The daily target this week would keep; null if nothing is missed or no target would help. */
  readonly relaxTo: number | null
}

/** For each goal, the days or meals that miss it. */
export function reportGoals(
  { problem, goals }: Pick<BuiltProblem, 'problem' | 'goals'>,
  plan: Assignment,
): GoalReport[] {
  const days = plannedNutrition(problem, plan)
  const planned = DISH_MEALS.filter((meal) =>
    problem.cookings.some(({ eaten }) => eaten.some((one) => one.meal === meal)),
  )
  const share = plannedShare(planned)
  return goals.map((goal) => {
    const place = WISH_NUTRIENTS.indexOf(goal.nutrient)
    const amounts: GoalMiss[] =
      goal.per === 'day'
        ? days.map(({ day, amounts }) => ({ day, amount: amounts[place] ?? 0 }))
        : problem.cookings.flatMap(({ eaten, beside }, index) => {
            if (beside) return []
            return eaten
              .filter(({ meal }) => (meal === 'snack') === (goal.per === 'snack'))
              .map((slot) => ({ ...slot, amount: plateAmount(problem, plan, index, slot, goal.nutrient) }))
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

/** Of a main dish and its sides in one slot. */
function plateAmount(
  problem: Problem,
  plan: Assignment,
  main: number,
  slot: Slot,
  nutrient: WishNutrient,
): number {
  return problem.cookings.reduce((sum, { day, meal, beside }, index) => {
    const isBeside = beside?.main === main && day === slot.day && meal === slot.meal
    if (index !== main && !isBeside) return sum
    return sum + recipeAt(problem, plan, index).nutrition[nutrient]
  }, 0)
}

/** Only for tracked targets: a wish has no figure to change. */
function relaxed(
  { band, atLeast, atMost, per, because }: HealthGoal,
  amounts: readonly GoalMiss[],
  share: number,
): number | null {
  if (per !== 'day' || because.some((reason) => reason !== 'tracked')) return null
  const least = Math.min(...amounts.map(({ amount }) => amount))
  const most = Math.max(...amounts.map(({ amount }) => amount))
  // The highest target the lowest day still reaches, and the lowest target the highest day stays under.
  const high =
    atLeast === null ? Number.POSITIVE_INFINITY : Math.floor((least / share) * (atLeast / band.atLeast))
  const low = atMost === null ? 0 : Math.ceil((most / share) * (atMost / band.atMost))
  if (low > high) return null
  return atMost !== null ? low : high
}
