import { DAY_MS, timeOf } from '../calendar-day.ts'
import { eveningsBefore, MEAL_MINUTES, type MealAhead } from './meal-start.ts'

/** A moment where the household lives. */
export interface LocalMoment {
  readonly today: string
  /** After midnight. */
  readonly minutes: number
}

/** A way to the store and back, and what is forgotten there. */
export const SHOPPING_MINUTES = 60

export interface DinnerToMake {
  readonly readyMinutes: number
  readonly ahead?: MealAhead | undefined
}

/** Whether a dinner that is shopped for now, and thawed or soaked as it needs, is on the table in time. */
export function isServedInTime(dinner: DinnerToMake, date: string, { today, minutes }: LocalMoment): boolean {
  const evenings = Math.round((timeOf(date) - timeOf(today)) / DAY_MS)
  if (evenings < 0) return false
  if (dinner.ahead && eveningsBefore(dinner.ahead.hours) > evenings) return false
  return evenings > 0 || minutes + SHOPPING_MINUTES + dinner.readyMinutes <= MEAL_MINUTES.dinner
}

/** Of every holiday some dinner takes no longer. */
export const FESTIVE_READY_MINUTES = 90

/** Whether something festive can still be cooked on a holiday. */
export function isHolidayAhead({ date }: { readonly date: string }, now: LocalMoment): boolean {
  return isServedInTime({ readyMinutes: FESTIVE_READY_MINUTES }, date, now)
}
