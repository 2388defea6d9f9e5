import { addDays } from '@pennyplate/domain/calendar-day'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { mealsOver } from '@pennyplate/domain/week/meals-over'
import { firstDayOf, weekStartOf } from '@pennyplate/domain/week/week-days'
import { toLocalDay } from '../../../lib/local-day.ts'

/** The meals of today that nobody plans for any more; none once the last day of the week is over, as something has to be left. */
export function mealsGoneIn(weekStart: string, now: Date): MealSlotName[] {
  const today = toLocalDay(now)
  if (firstDayOf(weekStart, today) !== today || weekStartOf(today) !== weekStart) return []
  const gone = mealsOver(60 * now.getHours() + now.getMinutes())
  return gone.includes('dinner') && addDays(weekStart, 6) === today ? [] : gone
}
