import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { boughtAtHome, restOfWeek, spentCents } from '@pennyplate/domain/week/rest-of-week'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { toLocalDay } from '../../../lib/local-day.ts'
import { useDocument } from '../../../store/use-document.ts'
import type { KeptWeek } from '../generate/generate-options.ts'
import { mealsGoneIn } from '../generate/meals-gone.ts'

/** What is left of a week, what of it was bought, and the week that stays while some meals are planned again. */
export function useRestOfWeek(plan: WeekPlan, list: ShoppingList | null) {
  const profile = withDefaults(useDocument('profile').value)
  const cooked = useDocument('cookingHistory').value ?? []
  const checked = list ? tickedLines(list) : []
  const isBatch = profile.prepStyle === 'Weekly Meal Prep'
  const now = new Date()
  const today = toLocalDay(now)
  const gone = mealsGoneIn(weekStartOf(weekStartIn(plan) ?? today), now)
  const meals = restOfWeek({ plan, list, checked, cooked, today, gone, isBatch })
  const spent = spentCents(plan, list, checked)

  function keepAllBut(chosen: readonly SlotAddress[]): KeptWeek {
    const kept = meals.filter(({ at }) => !chosen.some((one) => isSameSlot(one, at)))
    return {
      plan,
      at: kept.map(({ at }) => at),
      eaten: kept.flatMap(({ at, because }) => (because === 'cooked' ? [at] : [])),
      spentCents: spent,
      checked,
      atHome: boughtAtHome(list, checked, { now, today }),
      isBatch,
    }
  }

  const coming = meals.filter(({ isSettled }) => !isSettled)
  return { profile, meals, coming, spent, keepAllBut }
}
