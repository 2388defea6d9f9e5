import { addDays } from '../calendar-day.ts'

/** A cooked meal: which, when, and for which day of the plan. */
export type CookedEntry = Readonly<{
  meal: string
  /** The moment, as an ISO timestamp. */
  date: string
  mealType: string
  plannedFor?: string | undefined
}>

type Entry = Readonly<{ meal: string; date: string; mealType: string } & Record<string, unknown>>

/** The newest entries kept. */
const KEPT_ENTRIES = 2000

export function withCooked<T extends Entry>(history: readonly T[], entry: T): T[] {
  return [...history, entry].slice(-KEPT_ENTRIES)
}

export function withoutCooked<T extends Entry>(history: readonly T[], entry: T): T[] {
  return history.filter(
    ({ meal, date, mealType }) => meal !== entry.meal || date !== entry.date || mealType !== entry.mealType,
  )
}

type Place = Readonly<{ meal: string; mealType: string; plannedFor: string }>

/** Whether the meal in this slot was cooked, by itself or in the week's one batch. */
export function isCooked(history: readonly Entry[], place: Place, batchFrom?: string): boolean {
  return history.some((entry) => {
    if (entry.meal !== place.meal || typeof entry.plannedFor !== 'string') return false
    if (batchFrom !== undefined)
      return entry.plannedFor >= batchFrom && entry.plannedFor < addDays(batchFrom, 7)
    return entry.plannedFor === place.plannedFor && entry.mealType === place.mealType
  })
}
