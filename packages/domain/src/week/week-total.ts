import { isSameJson } from '../json-equality.ts'
import { isWeekAccepted } from './bought-week.ts'
import type { PeopleAtHome } from './people-at-meal.ts'
import { type WeekBook, weekAt, withWeek } from './week-book.ts'
import type { WeekPlan } from './week-plan.ts'

/** The plan with what its groceries cost, and for whom; null means unknown. A plan without a report has no place for it. */
export function withPlanTotal<P extends WeekPlan | null>(
  plan: P,
  totalCents: number | null,
  people?: PeopleAtHome,
): P {
  if (!plan?.report) return plan
  const { people: before, ...report } = plan.report
  const after = totalCents === null ? undefined : (people ?? before)
  if (report.totalCents === totalCents && isSameJson(before, after)) return plan
  return { ...plan, report: { ...report, totalCents, ...(after ? { people: after } : {}) } }
}

/** The book with the total of a week. What an accepted week costs is on its list and does not change any more. */
export function withWeekTotal(
  book: WeekBook,
  weekStart: string,
  totalCents: number | null,
  people?: PeopleAtHome,
): WeekBook {
  const week = weekAt(book, weekStart)
  if (!week?.plan || isWeekAccepted(week)) return book
  const plan = withPlanTotal(week.plan, totalCents, people)
  return plan === week.plan ? book : withWeek(book, weekStart, { plan })
}
