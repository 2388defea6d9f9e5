import type { PlanReport } from '@pennyplate/contract/ai/plan'
import { HEALTH_WISHES } from '@pennyplate/domain/diet/health-wishes'
import { SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import type { SolvedWeek } from '@pennyplate/planner/plan/problem-outcome'
import { reportAims } from '@pennyplate/planner/plan/report-aims'
import { reportGoals } from '@pennyplate/planner/plan/report-goals'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { rounded } from '../dish/write-meal.ts'

type Found = Pick<SolvedWeek, 'plan' | 'forTargets'> & { readonly built: BuiltProblem }

/** Which of its nutrition goals the week reached. Empty for a household without targets or wishes. */
export function reportHealth({ built, plan, forTargets }: Found): Pick<PlanReport, 'health'> {
  const { wishes } = built.rules
  const aims = reportAims(built, plan).map(({ missed, found, ...aim }) => ({
    ...aim,
    found: rounded(found, 2),
    missed: missed.map(({ day, slot }) => ({ day, slot })),
  }))
  if (built.goals.length + aims.length === 0) return {}
  const tenths = (amount: number | null) => (amount === null ? null : rounded(amount, 1))
  const goals = reportGoals(built, plan).map(({ goal, of, missed, relaxTo }) => ({
    nutrient: goal.nutrient,
    per: goal.per,
    atLeast: tenths(goal.atLeast),
    atMost: tenths(goal.atMost),
    band: {
      atLeast: rounded(goal.band.atLeast, 1),
      atMost: Number.isFinite(goal.band.atMost) ? rounded(goal.band.atMost, 1) : null,
    },
    because: [...goal.because],
    of,
    missed: missed.map(({ day, meal, amount }) => ({
      day,
      ...(meal ? { slot: SLOT_OF_MEAL[meal] } : {}),
      amount: rounded(amount, 1),
    })),
    relaxTo,
  }))
  const notCounted = [...new Set(wishes.flatMap((id) => HEALTH_WISHES[id].notCounted))]
  return {
    health: {
      goals,
      ...(aims.length > 0 ? { aims } : {}),
      notCounted,
      ...(forTargets ? { forTargets } : {}),
    },
  }
}
