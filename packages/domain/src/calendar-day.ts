/** Calendar days such as 2026-11-22, in UTC so that every server agrees. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** Midnight UTC of a day, in milliseconds. UTC has no summer time, so every day is 24 hours long. */
export function timeOf(isoDay: string): number {
  return Date.parse(`${isoDay.slice(0, 10)}T00:00:00Z`)
}

export function addDays(isoDay: string, days: number): string {
  return new Date(timeOf(isoDay) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day that a moment falls on. */
export function dayOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** The first day that starts after this many whole days have passed. */
export function firstDayAfter(moment: string, wholeDays: number): string {
  return new Date(Math.ceil((Date.parse(moment) + wholeDays * DAY_MS) / DAY_MS) * DAY_MS)
    .toISOString()
    .slice(0, 10)
}

/** The same day some months later; in a shorter month, its last day. */
export function addMonths(isoDay: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const date = Math.min(day, lastOfMonth.getUTCDate())
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), date))
    .toISOString()
    .slice(0, 10)
}

export function latestDay(first: string, ...others: (string | null | undefined)[]): string {
  return others.reduce<string>((latest, day) => (day && day > latest ? day : latest), first)
}
