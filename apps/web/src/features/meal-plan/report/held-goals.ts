import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { TARGET_KEYS, type TargetKey } from '@pennyplate/domain/profile/profile'
import { numberAt, recordOf, recordsOf, stringAt, textsOf } from '../../../lib/json-reader.ts'
import { dayTotals, type StoredPlan } from '../stored-plan.ts'

/** A target for each day or meal of the week, and where the week misses it. */
export type HeldGoal = Readonly<{
  nutrient: string
  per: 'day' | 'meal' | 'snack'
  atLeast: number | null
  atMost: number | null
  isTracked: boolean
  of: number
  missed: readonly Readonly<{ day: number; amount: number }>[]
  /** The target in the profile with which this week would miss nothing. */
  relaxTo: number | null
}>

export type Health = Readonly<{
  goals: readonly HeldGoal[]
  notCounted: readonly string[]
  forTargets: Readonly<{ budgetCents: number; misses: number; missesNow: number }> | undefined
}>

const PER = ['day', 'meal', 'snack'] as const

/**
 * The health part of the planner's report. Once a meal is changed, days are counted again from the meals, and targets that meals
 * have no figures for are left out. Undefined for a household without targets or health wishes.
 */
export function healthOf(plan: StoredPlan): Health | undefined {
  const report = recordOf(plan.report)
  const health = recordOf(report.health)
  const isChanged = report.certificates === undefined
  const goals = recordsOf(health.goals).flatMap((record): HeldGoal[] => {
    const nutrient = stringAt(record, 'nutrient') ?? ''
    const per = PER.find((one) => one === stringAt(record, 'per'))
    if (per === undefined) return []
    const goal = {
      nutrient,
      per,
      atLeast: numberAt(record, 'atLeast') ?? null,
      atMost: numberAt(record, 'atMost') ?? null,
      isTracked: textsOf(record.because).includes('tracked'),
      of: numberAt(record, 'of') ?? 0,
    }
    if (!isChanged)
      return [
        {
          ...goal,
          missed: recordsOf(record.missed).map((one) => ({
            day: numberAt(one, 'day') ?? 0,
            amount: numberAt(one, 'amount') ?? 0,
          })),
          relaxTo: numberAt(record, 'relaxTo') ?? null,
        },
      ]
    const counted = MEAL_NUTRIENTS.find((one) => one === nutrient)
    if (per !== 'day' || !counted) return []
    const band = recordOf(record.band)
    const least = numberAt(band, 'atLeast') ?? 0
    const most = numberAt(band, 'atMost') ?? Number.POSITIVE_INFINITY
    const missed = dayTotals(plan.days, counted).flatMap((amount, day) =>
      amount === null || (amount >= least && amount <= most) ? [] : [{ day, amount }],
    )
    return [{ ...goal, missed, relaxTo: null }]
  })
  if (goals.length === 0) return undefined
  const forTargets = recordOf(health.forTargets)
  const budgetCents = isChanged ? undefined : numberAt(forTargets, 'budgetCents')
  return {
    goals,
    notCounted: textsOf(health.notCounted),
    forTargets:
      budgetCents === undefined
        ? undefined
        : {
            budgetCents,
            misses: numberAt(forTargets, 'misses') ?? 0,
            missesNow: numberAt(forTargets, 'missesNow') ?? 0,
          },
  }
}

/** The profile field of a nutrient's target, if it has one. */
export function targetKeyOf(nutrient: string): TargetKey | undefined {
  return TARGET_KEYS.find((key) => key.toLowerCase() === `daily${nutrient}`.toLowerCase())
}

/** The plan after a target was relaxed to what this week reaches. */
export function withTargetRelaxed(plan: StoredPlan, target: TargetKey, to: number): StoredPlan {
  const report = recordOf(plan.report)
  const health = recordOf(report.health)
  const goals = recordsOf(health.goals).map((goal) => {
    if (targetKeyOf(stringAt(goal, 'nutrient') ?? '') !== target) return goal
    const side = (key: 'atLeast' | 'atMost') => (numberAt(goal, key) === undefined ? null : to)
    return { ...goal, atLeast: side('atLeast'), atMost: side('atMost'), missed: [], relaxTo: null }
  })
  // Only figures of goals changed, so the report keeps its form.
  return { ...plan, report: { ...report, health: { ...health, goals } } as unknown as StoredPlan['report'] }
}
