import { addDays, DAY_MS } from '../calendar-day.ts'
import type { PantryItem } from './pantry.ts'

/** From so many days before its date on, food is pointed out, so that it is eaten and not thrown away. */
export const EXPIRES_SOON_DAYS = 3

export type Expiry =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'expired' | 'soon' | 'later'; days: number }>

/** How many days are left of a date on a package; it is good for the whole of that day. Days are ISO days. */
export function expiryOf({ expiryDate }: Pick<PantryItem, 'expiryDate'>, today: string): Expiry {
  if (!expiryDate) return { state: 'none' }
  const days = daysBetween(today, expiryDate)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= EXPIRES_SOON_DAYS ? 'soon' : 'later', days }
}

/** The last day on which food bought today is at its best, by how long it keeps unopened. */
export function suggestExpiry(shelfLifeDays: number, today: string): string {
  return addDays(today, Math.max(0, Math.round(shelfLifeDays)))
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS)
}
