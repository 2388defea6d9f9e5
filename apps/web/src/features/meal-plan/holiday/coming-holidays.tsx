import { holidaysIn } from '@pennyplate/domain/week/holidays'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { holidayMessages as words } from '../../../messages/holidays.ts'

type ComingHolidaysProps = {
  readonly weekStart: string
  readonly today: string
}

/** Says before planning that a holiday is in the week. */
export function ComingHolidays({ weekStart, today }: ComingHolidaysProps) {
  const coming = holidaysIn(weekStart).filter(({ date }) => date >= today)
  if (coming.length === 0) return null
  return <p>{words.coming(coming.map(({ holiday, day }) => ({ holiday, day: DAY_NAMES[day] ?? '' })))}</p>
}
