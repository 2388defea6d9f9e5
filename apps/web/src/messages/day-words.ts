import { addDays } from '@pennyplate/domain/calendar-day'

/** Calendar days in words. They have no time zone, so they are read and written in UTC. */

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const MEDIUM = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "Nov 22". */
export function shortDay(isoDay: string): string {
  return SHORT.format(timeOf(isoDay))
}

/** "Nov 22, 2026". */
export function mediumDay(isoDay: string): string {
  return MEDIUM.format(timeOf(isoDay))
}

/** "November 22, 2026". */
export function longDay(isoDay: string): string {
  return LONG.format(timeOf(isoDay))
}

/** The first and last day of a week, as short dates. */
export function weekRange(weekStart: string): [string, string] {
  return [shortDay(weekStart), shortDay(addDays(weekStart, 6))]
}

/** "November 2026", of a month as in "2026-11". */
export function monthAndYear(month: string): string {
  return MONTH.format(timeOf(`${month}-01`))
}

/** "Nov 22 – 28, 2026". */
export function dayRange(from: string, to: string): string {
  return MEDIUM.formatRange(timeOf(from), timeOf(to))
}

/** The day of a moment, in the reader's time zone. */
export function longDayOfMoment(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' })
}

function timeOf(isoDay: string): Date {
  return new Date(`${isoDay.slice(0, 10)}T00:00:00Z`)
}
