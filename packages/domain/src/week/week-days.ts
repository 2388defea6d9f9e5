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

/** The Sunday of the week to plan: from Friday on, the coming Sunday. */
export function weekToPlan(isoDay: string): string {
  const start = weekStartOf(isoDay)
  return dayIndexOf(isoDay) >= FRIDAY ? addDays(start, 7) : start
}

/** Weeks from the week of one day to that of another; negative when it comes after. */
export function weeksBetween(earlierDay: string, laterDay: string): number {
  return Math.round((timeOf(weekStartOf(laterDay)) - timeOf(weekStartOf(earlierDay))) / (7 * DAY_MS))
}

/** This week and the five after it can be planned. */
export const WEEKS_AHEAD = 6

/** The weeks a step away from one that can be opened or planned: the nearest first, none that is over. */
export function weeksBeside(weekStart: string, today: string): { before: string[]; after: string[] } {
  const thisWeek = weekStartOf(today)
  const all = Array.from({ length: WEEKS_AHEAD }, (_, ahead) => addDays(thisWeek, 7 * ahead))
  return {
    before: all.filter((week) => week < weekStart).toReversed(),
    after: all.filter((week) => week > weekStart),
  }
}

/** The first day a plan can still be used: today, or the Sunday of a future week. */
export function firstDayOf(weekStart: string, today: string): string {
  return weekStart > today ? weekStart : today
}

/** 0 is Sunday. */
export function dayIndexOf(isoDay: string): number {
  return new Date(timeOf(isoDay)).getUTCDay()
}
