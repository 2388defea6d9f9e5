import { DAYS_PER_PLAN } from '../bounds/limits.ts'

/** What changes when a dish is cooked for seven days instead of one. Null means unknown. */
export interface Sitting {
  readonly servings: number
  readonly minutes: number | null
  readonly cents: number | null
}

const MINUTES_WHEN_UNKNOWN = 60
const TIME_FACTOR = 2
/** A shorter tip cannot cover storage for a week. */
const STORAGE_TIP_AT_LEAST = 50

export function forTheWeek({ servings, minutes, cents }: Sitting): Sitting {
  return {
    servings: servings * DAYS_PER_PLAN,
    minutes: minutes ? minutes * TIME_FACTOR : MINUTES_WHEN_UNKNOWN,
    cents: cents === null ? null : cents * DAYS_PER_PLAN,
  }
}

/** The reverse, for a recipe written for the week. */
export function forOneDay({ servings, minutes, cents }: Sitting): Sitting {
  return {
    servings: servings / DAYS_PER_PLAN,
    minutes: minutes === null ? null : Math.round(minutes / TIME_FACTOR),
    cents: cents === null ? null : Math.round(cents / DAYS_PER_PLAN),
  }
}

export const USUAL_WEEK_STORAGE =
  'Let it cool, divide it into airtight containers within two hours, and keep what you eat in the next 3 to 4 days in the fridge and the rest in the freezer.'

/** The recipe's own tip if it is long enough, else the usual one. */
export function weekStorageTip(tip: string): string {
  return tip.trim().length < STORAGE_TIP_AT_LEAST ? USUAL_WEEK_STORAGE : tip
}
