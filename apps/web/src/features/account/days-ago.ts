import { DAY_MS } from '@pennyplate/domain/calendar-day'

/**
 * "today", "yesterday", "5 days ago", then the date. Nothing finer, because the server records activity about once a day.
 */
export function daysAgo(at: Date, now: Date, locale = 'en-US'): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS)
  if (days > 30) return `on ${at.toLocaleDateString(locale, { dateStyle: 'medium' })}`
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day')
}

/** Tells apart two sign-ins on similar devices. */
export function momentText(at: Date, locale = 'en-US'): string {
  return at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
