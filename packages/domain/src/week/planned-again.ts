import { notBought } from './bought-week.ts'
import { withoutFreezer } from './from-freezer.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'
import { reportForReuse } from './week-report.ts'

/** A plan of another week, for this one. Notes on days and money spent stay with their dates. */
export function plannedAgain(given: WeekPlan, weekStartDate: string): WeekPlan {
  const { report, dayNotes: _, ...rest } = notBought(withoutFreezer<WeekMeal, WeekPlan>(given))
  return { ...rest, weekStartDate, ...(report ? { report: reportForReuse(report) } : {}) }
}
