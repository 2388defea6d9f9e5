import type { KeptMeals } from '@pennyplate/contract/ai/kept-meals'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { weekAt, weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { HouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import { findDocument } from '../documents/documents.store.ts'
import { readHousehold } from '../documents/read-household.ts'
import { storedValue } from '../documents/stored-value.ts'
import type { WeekWithList } from '../engines/week-with-list.ts'
import { loadBook } from '../weeks/load-book.ts'
import { weekWithList } from '../weeks/week-with-list.ts'

/** What a plan needs to know about the household. */
export function readPlanHousehold(
  deps: Pick<Deps, 'database' | 'now'>,
  householdId: HouseholdId,
  today: string,
) {
  return readHousehold(deps, { householdId }, { withHistory: true, weekOf: weekBefore(today, deps.now()) })
}

/** The stored week that a change is about, with its list, if it was accepted. */
export async function readAcceptedWeek(
  { database: { db } }: Pick<Deps, 'database'>,
  householdId: HouseholdId,
  { plan, checked = [] }: { readonly plan: WeekPlan; readonly checked?: readonly LineAddress[] | undefined },
): Promise<WeekWithList | undefined> {
  const weekStart = weekStartIn(plan)
  if (weekStart === undefined) return undefined
  const week = weekAt(await loadBook(db, { householdId }, [weekStart]), weekStart)
  if (!week || !isWeekAccepted(week)) return undefined
  const stored = await findDocument(db, { householdId }, 'cookingHistory')
  return weekWithList(week, checked, { cooked: storedValue('cookingHistory', stored) ?? [] })
}

/** The same when the rest of a week is planned. */
export async function readWeekToFinish(
  deps: Pick<Deps, 'database'>,
  householdId: HouseholdId,
  keep: KeptMeals | undefined,
): Promise<WeekWithList | undefined> {
  return keep?.spentCents === undefined ? undefined : readAcceptedWeek(deps, householdId, keep)
}

const MS_BEHIND_UTC = DAY_MS / 3

/** For questions about a later week: the day it is on the west coast, where the week before is still going on. */
export function weekBefore(today: string, now: Date): string | undefined {
  const here = new Date(now.getTime() - MS_BEHIND_UTC).toISOString().slice(0, 10)
  return weekStartOf(today) > weekStartOf(here) ? here : undefined
}
