import { addDays } from '../calendar-day.ts'

/** A meal that was cooked: which, when, and which day of the plan it was cooked for. */
export type CookedEntry = Readonly<{
  meal: string
  /** The moment, as an ISO timestamp. */
  date: string
  mealType: string
  plannedFor?: string | undefined
}>

type Entry = Readonly<{ meal: string; date: string; mealType: string } & Record<string, unknown>>

/** Old entries make room: nobody looks up what was cooked years ago. */
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

/** Whether this place of the plan was cooked: for itself, or in the one batch of a week that is prepped at once. */
export function isCooked(history: readonly Entry[], place: Place, batchFrom?: string): boolean {
  return history.some((entry) => {
    if (entry.meal !== place.meal || typeof entry.plannedFor !== 'string') return false
    if (batchFrom !== undefined)
      return entry.plannedFor >= batchFrom && entry.plannedFor < addDays(batchFrom, 7)
    return entry.plannedFor === place.plannedFor && entry.mealType === place.mealType
  })
}
