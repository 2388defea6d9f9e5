import { DAYS_PER_PLAN } from '../bounds/limits.ts'
import type { CompleteProfile } from '../profile/profile.ts'

/** What changes when a dish is cooked for several days instead of one. Null means unknown. */
export interface Sitting {
  readonly servings: number
  readonly minutes: number | null
  readonly cents: number | null
}

const MINUTES_WHEN_UNKNOWN = 60
const TIME_FACTOR = 2
/** A shorter tip cannot cover storage for a week. */
const STORAGE_TIP_AT_LEAST = 50

/** How many meals of a dish one recipe is written for. */
export function mealsPerRecipe({ prepStyle }: Pick<CompleteProfile, 'prepStyle'>): number {
  return prepStyle === 'Weekly Meal Prep' ? DAYS_PER_PLAN : 1
}

export function forTheWeek({ servings, minutes, cents }: Sitting, days: number = DAYS_PER_PLAN): Sitting {
  return {
    servings: servings * days,
    minutes: minutes ? prepMinutes(minutes, days) : MINUTES_WHEN_UNKNOWN,
    cents: cents === null ? null : cents * days,
  }
}

/** Cooking for several days is more work in the same kitchen, not a longer wait. */
export function prepMinutes(minutes: number, days: number = DAYS_PER_PLAN): number {
  return minutes * (days > 1 ? TIME_FACTOR : 1)
}

/** What further rounds of a vessel add to a dish cooked for several days, beyond the longer work. */
export function prepWait(minutes: number, days: number, roundMinutes: number): number {
  return Math.max(0, roundMinutes - (prepMinutes(minutes, days) - minutes))
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

export const USUAL_REHEATING = 'Reheat until it is steaming hot all the way through.'

/** The recipe's own tip if it is long enough, else the usual one. */
export function weekStorageTip(tip: string): string {
  return tip.trim().length < STORAGE_TIP_AT_LEAST ? USUAL_WEEK_STORAGE : tip
}
