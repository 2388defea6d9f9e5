import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { HouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import { readHousehold } from '../documents/read-household.ts'

/** What a plan needs to know about the household. */
export function readPlanHousehold(
  deps: Pick<Deps, 'database' | 'now'>,
  householdId: HouseholdId,
  today: string,
) {
  return readHousehold(deps, householdId, { withHistory: true, weekOf: weekBefore(today, deps.now()) })
}

const MS_BEHIND_UTC = DAY_MS / 3

/** For questions about a later week: the day it is on the west coast, where the week before is still going on. */
export function weekBefore(today: string, now: Date): string | undefined {
  const here = new Date(now.getTime() - MS_BEHIND_UTC).toISOString().slice(0, 10)
  return weekStartOf(today) > weekStartOf(here) ? here : undefined
}
