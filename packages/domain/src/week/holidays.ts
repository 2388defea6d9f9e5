import { addDays } from '../calendar-day.ts'
import { dayIndexOf } from './week-days.ts'

/** Holidays on which many US households eat something special, or elsewhere. */
export const HOLIDAYS = [
  'new-year',
  'easter',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving',
  'christmas',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

export interface HolidayInWeek {
  readonly holiday: Holiday
  readonly date: string
  /** 0 is Sunday. */
  readonly day: number
  /** Remembers that the household answered the offer of this year: "thanksgiving-2026". */
  readonly id: string
}

/** The holidays of the week that begins on a Sunday, in order. */
export function holidaysIn(weekStart: string): HolidayInWeek[] {
  const first = weekStart.slice(0, 10)
  const last = addDays(first, 6)
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))]
  return years
    .flatMap((year) =>
      HOLIDAYS.map((holiday) => ({ holiday, date: dateOf[holiday](year), id: `${holiday}-${year}` })),
    )
    .filter(({ date }) => date >= first && date <= last)
    .map((one) => ({ ...one, day: dayIndexOf(one.date) }))
    .toSorted((a, b) => a.day - b.day)
}

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4

const dateOf: Readonly<Record<Holiday, (year: number) => string>> = {
  'new-year': (year) => `${year}-01-01`,
  easter: easterOf,
  'memorial-day': (year) => weekdayFrom(`${year}-05-25`, MONDAY),
  'independence-day': (year) => `${year}-07-04`,
  'labor-day': (year) => weekdayFrom(`${year}-09-01`, MONDAY),
  thanksgiving: (year) => weekdayFrom(`${year}-11-22`, THURSDAY),
  christmas: (year) => `${year}-12-25`,
}

/** The first such weekday on or after a day. */
function weekdayFrom(isoDay: string, weekday: number): string {
  return addDays(isoDay, (weekday - dayIndexOf(isoDay) + 7) % 7)
}

/** The Sunday after the full moon of spring, as the Gregorian calendar computes it (Meeus, Jones and Butcher), from 1900 to 2099. */
function easterOf(year: number): string {
  const golden = year % 19
  const fullMoon = (19 * golden + 24) % 30
  // Of two moons in one cycle the calendar moves the later one a day back.
  const early = fullMoon === 29 || (fullMoon === 28 && golden > 10) ? 1 : 0
  const moonDay = addDays(`${year}-03-21`, fullMoon - early)
  return weekdayFrom(addDays(moonDay, 1), SUNDAY)
}
