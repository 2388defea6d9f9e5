import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { type NutritionalTargets, TARGET_KEYS, type TargetKey } from '@pennyplate/domain/profile/profile'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { ReportedGoal, WeekHealth } from '@pennyplate/domain/week/week-report'
import { countedMeals, dayTotals, mealsIn } from '../stored-plan.ts'

/**
 * The health part of the planner's report, for the household's present targets. Where the meals or a target changed since, days
 * are counted again from the meals, and targets that meals have no figures for are left out. Undefined for a household without
 * targets or health wishes.
 */
export function healthOf(plan: WeekPlan, targets: NutritionalTargets): WeekHealth | undefined {
  const { health, certificates } = plan.report ?? {}
  if (!health) return undefined
  const hasChangedMeals = certificates === undefined
  const goals = health.goals.flatMap((reported): ReportedGoal[] => {
    const target = changedTarget(plan, reported, targets)
    if (target === undefined) return hasChangedMeals ? countedAgain(plan, reported) : [reported]
    const goal = withTarget(reported, target)
    const isMet = !hasChangedMeals && reported.relaxTo === target
    return isMet ? [{ ...goal, missed: [], relaxTo: null }] : countedAgain(plan, goal)
  })
  // The plates of changed meals have not been counted again.
  const aims = hasChangedMeals ? undefined : health.aims
  if (goals.length + (aims ?? []).length === 0) return undefined
  return { ...health, goals, aims, forTargets: hasChangedMeals ? undefined : health.forTargets }
}

/** The profile field of a nutrient's target, if it has one. */
export function targetKeyOf(nutrient: string): TargetKey | undefined {
  if (nutrient === 'addedSugar') return 'dailySugar'
  // Weeks before 0.3 held all sugar to it, which is another figure.
  if (nutrient === 'sugar') return undefined
  return TARGET_KEYS.find((key) => key.toLowerCase() === `daily${nutrient}`.toLowerCase())
}

/** The profile's target, if the goal comes from it alone and it is another one by now. */
function changedTarget(
  plan: WeekPlan,
  { nutrient, per, because, atLeast, atMost, relaxTo }: ReportedGoal,
  targets: NutritionalTargets,
): number | undefined {
  const key = targetKeyOf(nutrient)
  const isOwn = per === 'day' && because.every((reason) => reason === 'tracked')
  if (!isOwn || key === undefined || !targets.trackNutrition || targets[key] <= 0) return undefined
  const target = targets[key]
  // If not all meals of a day are planned, the goal is a share of the target that the report does not name.
  const canCompare = target === relaxTo || areDaysWhole(plan)
  return canCompare && target !== (atMost ?? atLeast) ? target : undefined
}

function areDaysWhole({ days }: WeekPlan): boolean {
  return (['breakfast', 'lunch', 'dinner'] as const).every((slot) =>
    days.some((day) => mealsIn(day, slot).length > 0),
  )
}

function withTarget(goal: ReportedGoal, target: number): ReportedGoal {
  const scale = target / ((goal.atMost ?? goal.atLeast) || target)
  const { atLeast, atMost } = goal.band
  return {
    ...goal,
    atLeast: goal.atLeast === null ? null : target,
    atMost: goal.atMost === null ? null : target,
    band: { atLeast: atLeast * scale, atMost: atMost === null ? null : atMost * scale },
  }
}

function countedAgain(plan: WeekPlan, goal: ReportedGoal): ReportedGoal[] {
  const counted = MEAL_NUTRIENTS.find((nutrient) => nutrient === goal.nutrient)
  if (goal.per !== 'day' || !counted) return []
  const { atLeast, atMost } = goal.band
  const missed = dayTotals(plan.days, counted).flatMap((amount, day) =>
    amount === null ||
    // A day that is partly eaten elsewhere is not held against its target.
    isPartlyCounted(plan, day) ||
    (amount >= atLeast && amount <= (atMost ?? Number.POSITIVE_INFINITY))
      ? []
      : [{ day, amount }],
  )
  return [{ ...goal, missed, relaxTo: null }]
}

function isPartlyCounted({ days }: WeekPlan, index: number): boolean {
  const day = days[index]
  if (!day) return false
  const { counted, meals } = countedMeals(day)
  return counted < meals
}
