import { DAYS_PER_PLAN } from '../bounds/limits.ts'

/** Cooking a dish once for the whole week. */

/** What changes when a dish is cooked for seven days instead of one. Null is unknown. */
export interface Sitting {
  readonly servings: number
  readonly minutes: number | null
  readonly cents: number | null
}

const MINUTES_WHEN_UNKNOWN = 60
const TIME_FACTOR = 2
/** A tip shorter than this tells nothing about a week of boxes. */
const STORAGE_TIP_AT_LEAST = 50

export function forTheWeek({ servings, minutes, cents }: Sitting): Sitting {
  return {
    servings: servings * DAYS_PER_PLAN,
    minutes: minutes ? minutes * TIME_FACTOR : MINUTES_WHEN_UNKNOWN,
    cents: cents === null ? null : cents * DAYS_PER_PLAN,
  }
}

/** The way back, for a recipe that was written for the week. */
export function forOneDay({ servings, minutes, cents }: Sitting): Sitting {
  return {
    servings: servings / DAYS_PER_PLAN,
    minutes: minutes === null ? null : Math.round(minutes / TIME_FACTOR),
    cents: cents === null ? null : Math.round(cents / DAYS_PER_PLAN),
  }
}

export const USUAL_WEEK_STORAGE =
  'Let it cool, divide it into airtight containers within two hours, and keep what you eat in the next 3 to 4 days in the fridge and the rest in the freezer.'

/** A recipe's own tip where it says enough for boxes that last a week, else the usual one. */
export function weekStorageTip(tip: string): string {
  return tip.trim().length < STORAGE_TIP_AT_LEAST ? USUAL_WEEK_STORAGE : tip
}
