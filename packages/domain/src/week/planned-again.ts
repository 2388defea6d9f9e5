import { notBought } from './bought-week.ts'
import type { WeekPlan } from './week-plan.ts'
import { reportForReuse } from './week-report.ts'

/** A plan of an earlier week, for another one. */
export function plannedAgain(plan: WeekPlan, weekStartDate: string): WeekPlan {
  const { report, ...rest } = notBought(plan)
  return { ...rest, weekStartDate, ...(report ? { report: reportForReuse(report) } : {}) }
}
