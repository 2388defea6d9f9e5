import { addDays } from '@pennyplate/domain/calendar-day'
import { firstDayOf, weekStartOf, weeksBetween, weekToPlan } from '@pennyplate/domain/week/week-days'

/** The first day a plan is shopped and cooked for; pantry and prices are taken as of that day. */
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

/** The plan's own week, or the week to plan now if that one is over. */
export function weekToReplan(
  { weekStartDate }: { weekStartDate?: string | undefined },
  today: string,
): string {
  return weekStartDate !== undefined && weeksBetween(weekStartDate, today) <= 0
    ? weekStartDate
    : weekToPlan(today)
}
