import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { toLocalDay } from '../../../lib/local-day.ts'
import { useDocument } from '../../../store/use-document.ts'
import { mealsGoneIn } from '../generate/meals-gone.ts'

/** Meals that may change along with another: not over, cooked, bought, eaten elsewhere, or somebody's own choice. */
export function useMealsToChange(list: ShoppingList | null) {
  const { prepStyle } = withDefaults(useDocument('profile').value)
  const cooked = useDocument('cookingHistory').value ?? []
  const isBatch = prepStyle === 'Weekly Meal Prep'
  return async (plan: WeekPlan, besides: SlotAddress): Promise<SlotAddress[]> => {
    // Rarely used, so a first view does without it.
    const { restOfWeek } = await import('@pennyplate/domain/week/rest-of-week')
    const now = new Date()
    const today = toLocalDay(now)
    const gone = mealsGoneIn(weekStartOf(weekStartIn(plan) ?? today), now)
    const checked = list ? tickedLines(list) : []
    return restOfWeek({ plan, list, checked, cooked, today, gone, isBatch }).flatMap(({ at, because }) =>
      because === null && !isSameSlot(at, besides) ? [at] : [],
    )
  }
}
