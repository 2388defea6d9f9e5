import { notBought } from './bought-week.ts'
import type { WeekPlan } from './week-plan.ts'
import { reportForReuse } from './week-report.ts'

/** A plan of another week, for this one. Notes on days stay with their dates. */
export function plannedAgain(plan: WeekPlan, weekStartDate: string): WeekPlan {
  const { report, dayNotes: _, ...rest } = notBought(plan)
  return { ...rest, weekStartDate, ...(report ? { report: reportForReuse(report) } : {}) }
}
