import type { KeptMeal } from '@pennyplate/domain/week/leftovers'
import { mealAt, type Plan } from '@pennyplate/domain/week/meal-plan'
import type { TimedMeal } from '@pennyplate/domain/week/meal-start'
import { nowCookedFresh } from '@pennyplate/domain/week/now-cooked-fresh'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { mealTimeFacts } from './dish-time.ts'
import { mealPlanMessages as words } from './meal-plan.ts'
import { slotNameOfOne } from './meal-slots.ts'

type Week = Plan<KeptMeal & TimedMeal> & { readonly weekStartDate?: string | undefined }

/** Meals that were to be leftovers of what a change took away, and how long it takes to cook them now. */
export function cookedFreshSaid(before: Week | null, now: Week | null): string[] {
  if (!before || !now || before.weekStartDate !== now.weekStartDate) return []
  return nowCookedFresh(before, now).flatMap((at) => {
    const meal = mealAt(now, at)
    if (!meal) return []
    const where = words.where(DAY_NAMES[at.day] ?? '', slotNameOfOne[at.slot])
    const times = mealTimeFacts(meal, at.slot).join(', ')
    return `Nothing is left for ${where} now, so ${meal.name} is cooked then${times && ` (${times})`}.`
  })
}
