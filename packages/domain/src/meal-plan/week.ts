import { addDays, DAY_MS, timeOf } from '../calendar-day.ts'

/** Weeks start on Sunday, in the household's own time zone (D13). A date is its ISO day, as in 2026-11-22. */

export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The Sunday on or before a day. */
export function weekStartOf(isoDay: string): string {
  return addDays(isoDay, -dayIndexOf(isoDay))
}

const FRIDAY = 5

/** The Sunday of the week a household is about to plan: from Friday on that is the one that comes. */
export function weekToPlan(isoDay: string): string {
  const start = weekStartOf(isoDay)
  return dayIndexOf(isoDay) >= FRIDAY ? addDays(start, 7) : start
}

/** How many weeks the week of one day lies before that of another; less than 0 when it comes after. */
export function weeksBetween(earlierDay: string, laterDay: string): number {
  return Math.round((timeOf(weekStartOf(laterDay)) - timeOf(weekStartOf(earlierDay))) / (7 * DAY_MS))
}

/** The first day a plan can still serve: today, or the start of a week that has not begun. */
export function firstDayOf(weekStart: string, today: string): string {
  return weekStart > today ? weekStart : today
}

/** 0 is Sunday. */
export function dayIndexOf(isoDay: string): number {
  return new Date(timeOf(isoDay)).getUTCDay()
}
