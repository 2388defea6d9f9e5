import { addDays, DAY_MS } from '../calendar-day.ts'
import type { PantryItem } from './pantry.ts'

/** Food is flagged this many days before its date. */
export const EXPIRES_SOON_DAYS = 3

export type Expiry =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'expired' | 'soon' | 'later'; days: number }>

/** Days left until a package's date, which still counts as good. Days are ISO days. */
export function expiryOf({ expiryDate }: Pick<PantryItem, 'expiryDate'>, today: string): Expiry {
  if (!expiryDate) return { state: 'none' }
  const days = daysBetween(today, expiryDate)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= EXPIRES_SOON_DAYS ? 'soon' : 'later', days }
}

/** Food that keeps no longer than this gets a date even if nobody enters one. */
const PERISHABLE_DAYS = 30

export function isPerishable(shelfLifeDays: number | null | undefined): boolean {
  return typeof shelfLifeDays === 'number' && shelfLifeDays <= PERISHABLE_DAYS
}

/** The expiry date of food bought today, from its unopened shelf life. */
export function suggestExpiry(shelfLifeDays: number, today: string): string {
  return addDays(today, Math.max(0, Math.round(shelfLifeDays)))
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS)
}
