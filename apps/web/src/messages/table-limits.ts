import { type DayGroup, groupLimit, type TableLimits } from '@pennyplate/domain/profile/table-limits'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'

/** How long a meal may take, by day. */
export const tableLimitMessages = {
  legend: { weeknights: 'On the table within, Monday to Friday', weekends: 'On weekends' } as Readonly<
    Record<DayGroup, string>
  >,
  hint: 'From starting to cook, oven included. It holds for breakfast, lunch and dinner. A slow cooker that you fill in the morning does not count, and Weekly Meal Prep has no limit.',
  minutes: (minutes: number) => `${minutes} min`,
  noLimit: 'No limit',
  byDay: (days: string) => `Set by day: ${days}. Choose one to set all of these days.`,
} as const

/** "On the table within 60 min Monday to Friday" */
export function tableLimitsInWords(limits: TableLimits): string {
  const weeknights = groupLimit(limits, 'weeknights')
  const weekends = groupLimit(limits, 'weekends')
  if (weeknights === undefined || weekends === undefined) return `On the table within: ${limitsByDay(limits)}`
  const parts = [
    ...(weeknights === null ? [] : [`${tableLimitMessages.minutes(weeknights)} Monday to Friday`]),
    ...(weekends === null ? [] : [`${tableLimitMessages.minutes(weekends)} on weekends`]),
  ]
  return `On the table within ${parts.join(', ')}`
}

export function limitsByDay(limits: TableLimits): string {
  return limits
    .flatMap((limit, day) => (limit === null ? [] : [`${DAY_NAMES[day]?.slice(0, 3)} ${limit} min`]))
    .join(', ')
}
