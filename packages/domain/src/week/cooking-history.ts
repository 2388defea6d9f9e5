import { addDays } from '../calendar-day.ts'
import { isSameDish, type NamedDish } from '../recipe/dish-name.ts'
import type { PeopleAtHome } from './people-at-meal.ts'

/** A cooked meal: which, when, and for which day of the plan. */
export type CookedEntry = Readonly<{
  meal: string
  /** Of a dish of the catalog. */
  recipeId?: string | undefined
  /** The moment, as an ISO timestamp. */
  date: string
  mealType: string
  plannedFor?: string | undefined
  /** The household it was cooked for. */
  household?: PeopleAtHome | undefined
}>

type Entry = Readonly<
  { meal: string; recipeId?: string | undefined; date: string; mealType: string } & Record<string, unknown>
>

/** The newest entries kept. */
const KEPT_ENTRIES = 2000

/** The entry of a meal cooked at this moment. */
export function cookedEntry(
  { name, recipeId }: NamedDish,
  { date, mealType, plannedFor, household }: Omit<CookedEntry, 'meal' | 'recipeId'>,
): CookedEntry {
  return {
    meal: name,
    ...(recipeId === undefined ? {} : { recipeId }),
    date,
    mealType,
    ...(plannedFor === undefined ? {} : { plannedFor }),
    ...(household === undefined ? {} : { household }),
  }
}

export function withCooked<T extends Entry>(history: readonly T[], entry: T): T[] {
  return [...history, entry].slice(-KEPT_ENTRIES)
}

/** Of two that were cooked at the same moment, one stays. */
export function withoutCooked<T extends Entry>(history: readonly T[], entry: T): T[] {
  const at = history.findLastIndex(
    ({ meal, date, mealType }) => meal === entry.meal && date === entry.date && mealType === entry.mealType,
  )
  return at < 0 ? [...history] : history.toSpliced(at, 1)
}

type Place = Readonly<{ meal: NamedDish; mealType: string; plannedFor: string }>

/** Whether the meal in this slot was cooked, by itself or in the week's one batch. */
export function isCooked(history: readonly Entry[], place: Place, batchFrom?: string): boolean {
  return cookingOf(history, place, batchFrom) !== undefined
}

/** When the meal in this slot was cooked. */
export function cookingOf<T extends Entry>(
  history: readonly T[],
  place: Place,
  batchFrom?: string,
): T | undefined {
  return history.find((entry) => {
    if (
      !isSameDish({ name: entry.meal, recipeId: entry.recipeId }, place.meal) ||
      typeof entry.plannedFor !== 'string'
    )
      return false
    if (batchFrom !== undefined)
      return entry.plannedFor >= batchFrom && entry.plannedFor < addDays(batchFrom, 7)
    return entry.plannedFor === place.plannedFor && entry.mealType === place.mealType
  })
}
