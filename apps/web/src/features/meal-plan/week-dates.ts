import { addDays, firstDayOf, weekStartOf } from '@pennyplate/domain/week'

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Nov 22". A calendar day has no time zone, so it is read and written in the same one. */
export function shortDate(isoDay: string): string {
  return SHORT.format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))
}

/** The first and the last day of a week, written short. */
export function weekRange(weekStart: string): [string, string] {
  return [shortDate(weekStart), shortDate(addDays(weekStart, 6))]
}

/** The day from which a plan is bought and cooked: what is known of the pantry and of prices is asked for that day. */
export function planningDay(
  { weekStartDate }: { weekStartDate?: string | undefined },
  today: string,
): string {
  return firstDayOf(weekStartDate ?? today, today)
}

/** The seven dates of a plan's week, Sunday first. */
export function datesOf(weekStartDate: string | undefined, today: string): string[] {
  const start = weekStartOf(weekStartDate ?? today)
  return Array.from({ length: 7 }, (_, day) => addDays(start, day))
}
