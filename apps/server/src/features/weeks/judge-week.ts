import type { PlanViolation } from '@pennyplate/contract/ai/check'
import { centsFromDollars } from '@pennyplate/domain/money'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { type WeekBook, weekAt } from '@pennyplate/domain/week/week-book'
import { firstDayOf } from '@pennyplate/domain/week/week-days'
import type { Deps } from '../../deps.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Household } from '../../engines/household.ts'
import { AppError } from '../../http/errors.ts'
import { errorFields } from '../../log.ts'

/** What the engine says about a week. */
export type WeekVerdict = {
  readonly listCents: number | null
  readonly violations: readonly PlanViolation[]
}

export const NOT_JUDGED: WeekVerdict = { listCents: null, violations: [] }

/** Without a profile or an engine that has time nothing is known; a command is done all the same. */
export async function judgeWeek(
  { engine, log }: Pick<Deps, 'engine' | 'log'>,
  household: Household | undefined,
  week: { readonly book: WeekBook; readonly weekStart: string | null; readonly today: string },
  by: AskedBy,
): Promise<WeekVerdict> {
  const entry = weekAt(week.book, week.weekStart)
  if (!household || !entry?.plan) return NOT_JUDGED
  try {
    const request = { plan: entry.plan }
    const today = firstDayOf(entry.weekStart, week.today)
    const { totals, violations } = await engine.checkPlan({ household, today, request }, by)
    return { listCents: totals.listCents, violations }
  } catch (error) {
    if (!(error instanceof AppError)) log.warn('a week could not be checked', errorFields(error))
    return NOT_JUDGED
  }
}

/** Weeks in which the plan is another than before. */
export function weeksChanged(before: WeekBook, after: WeekBook): string[] {
  return after.weeks.flatMap(({ weekStart, plan }) =>
    plan && weekAt(before, weekStart)?.plan !== plan ? [weekStart] : [],
  )
}

/** What the groceries of the current week cost; of an accepted week, what they did when it was accepted. */
export function totalsOf(book: WeekBook, { listCents }: WeekVerdict, household: Household | undefined) {
  const week = weekAt(book, book.current)
  const budgetCents = household ? centsFromDollars(household.profile.weeklyBudget) : null
  if (!week?.plan) return { listCents: null, budgetCents }
  const total = isWeekAccepted(week)
    ? (week.plan.report?.totalCents ?? centsOf(week.shoppingList))
    : listCents
  return { listCents: total, budgetCents }
}

/** A plan from elsewhere has no report, but its list has a total. */
function centsOf(list: ShoppingList | null): number | null {
  return list?.totalCost !== undefined ? centsFromDollars(list.totalCost) : null
}
