import { isSameJson } from '../json-equality.ts'
import { mealsKey } from './meals-key.ts'
import type { WeekPlan } from './week-plan.ts'
import { reportForReuse } from './week-report.ts'

/** A plan written with other meals, but with the report of the meals before, keeps nothing that was about those. */
export function withOwnReport(plan: WeekPlan, before: WeekPlan | null): WeekPlan {
  if (!plan.report || !before?.report || mealsKey(before) === mealsKey(plan)) return plan
  return isSameJson(plan.report, before.report) ? { ...plan, report: reportForReuse(plan.report) } : plan
}
