import type { CompleteProfile } from '../profile/profile.ts'
import type { TableLimits } from '../profile/table-limits.ts'
import { minutesFor } from './batch-minutes.ts'
import type { WrittenSteps } from './fit-steps.ts'
import { type CookingMethod, type DishMeal, waitingMinutes } from './recipe.ts'

/** A wait this long is over before the evening: the slow cooker is filled in the morning. */
const STARTED_EARLIER_MINUTES = 180

type TimedProfile = Pick<CompleteProfile, 'prepStyle'> & { readonly onTableWithin: TableLimits }

/** From starting to cook, on the day, to the dish on the table. */
export function tableMinutes(
  recipe: WrittenSteps & Pick<CookingMethod, 'totalMinutes' | 'unattendedMinutes' | 'ahead'>,
  servings: number,
): number {
  const waits = waitingMinutes(recipe)
  return minutesFor(recipe, servings) + (waits < STARTED_EARLIER_MINUTES ? waits : 0)
}

/**
 * The household's limit for a meal cooked on a day, 0 for Sunday. Snacks are made at any time, and Weekly Meal Prep cooks
 * everything on one day.
 */
export function tableLimit({ onTableWithin, prepStyle }: TimedProfile, day: number, meal: DishMeal): number {
  if (meal === 'snack' || prepStyle === 'Weekly Meal Prep') return Number.POSITIVE_INFINITY
  return onTableWithin[day] ?? Number.POSITIVE_INFINITY
}

/** Each limit of the week's meals once. */
export function tableLimitsOf(profile: TimedProfile): number[] {
  return [...new Set(profile.onTableWithin.map((_, day) => tableLimit(profile, day, 'dinner')))]
}
