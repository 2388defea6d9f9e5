/** The calendar day in the browser's time zone, as in 2026-11-22. */
export function toLocalDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** After midnight, in the browser's time zone. */
export function minutesOfDay(moment: Date): number {
  return moment.getHours() * 60 + moment.getMinutes()
}

/** The day of a stored date. A day alone, as people enter it, is that day in every time zone. */
export function localDayOf(date: string): string {
  return date.includes('T') ? toLocalDay(new Date(date)) : date
}
