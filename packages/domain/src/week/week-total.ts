import { isWeekAccepted, type WeekBook, weekAt, withWeek } from './week-book.ts'
import type { WeekPlan } from './week-plan.ts'

/** The plan with what its groceries cost; null means unknown. A plan without a report has no place for it. */
export function withPlanTotal<P extends WeekPlan | null>(plan: P, totalCents: number | null): P {
  if (!plan?.report || plan.report.totalCents === totalCents) return plan
  return { ...plan, report: { ...plan.report, totalCents } }
}

/** The book with the total of a week. What an accepted week costs is on its list and does not change any more. */
export function withWeekTotal(book: WeekBook, weekStart: string, totalCents: number | null): WeekBook {
  const week = weekAt(book, weekStart)
  if (!week?.plan || isWeekAccepted(week)) return book
  const plan = withPlanTotal(week.plan, totalCents)
  return plan === week.plan ? book : withWeek(book, weekStart, { plan })
}
