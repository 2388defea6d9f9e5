import { type DayGroup, groupLimit, type TableLimits } from '@pennyplate/domain/profile/table-limits'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'

/** How long a meal may take, by day. */
export const tableLimitMessages = {
  legend: {
    weeknights: 'Weeknights: on the table within',
    weekends: 'Weekends: on the table within',
  } as Readonly<Record<DayGroup, string>>,
  hint: {
    weeknights:
      'From starting to cook, oven time included, for every meal from Monday to Friday. A slow cooker you fill in the morning does not count.',
    weekends: undefined,
  } as Readonly<Record<DayGroup, string | undefined>>,
  minutes: (minutes: number) => `${minutes} min`,
  short: 'On the table within',
  noLimit: 'No limit',
  byDay: (days: string) => `Different by day: ${days}. Choose one for all of these days.`,
} as const

/** "60 min Monday to Friday" */
export function tableLimitsInWords(limits: TableLimits): string {
  const weeknights = groupLimit(limits, 'weeknights')
  const weekends = groupLimit(limits, 'weekends')
  if (weeknights === undefined || weekends === undefined) return limitsByDay(limits)
  const parts = [
    ...(weeknights === null ? [] : [`${tableLimitMessages.minutes(weeknights)} Monday to Friday`]),
    ...(weekends === null ? [] : [`${tableLimitMessages.minutes(weekends)} on weekends`]),
  ]
  return parts.length === 0 ? tableLimitMessages.noLimit : parts.join(', ')
}

export function limitsByDay(limits: TableLimits): string {
  return limits
    .flatMap((limit, day) => (limit === null ? [] : [`${DAY_NAMES[day]?.slice(0, 3)} ${limit} min`]))
    .join(', ')
}
