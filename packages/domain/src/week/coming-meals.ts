import { addDays } from '../calendar-day.ts'
import { isCooked } from './cooking-history.ts'
import { everySlot, mealAt, type SlotAddress } from './meal-plan.ts'
import { weekStartIn } from './week-book.ts'
import { weekStartOf } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'

type Asking = Readonly<{
  plan: Pick<WeekPlan, 'days' | 'weekStartDate'>
  cooked: Parameters<typeof isCooked>[0]
  today: string
  /** The week is cooked in one batch. */
  isBatch: boolean
}>

/** The meals from today on that are not cooked yet: they still need their food. */
export function comingMeals({ plan, cooked, today, isBatch }: Asking): SlotAddress[] {
  const start = weekStartOf(weekStartIn(plan) ?? today)
  return everySlot(plan).filter((at) => {
    const plannedFor = addDays(start, at.day)
    const meal = mealAt(plan, at)
    if (!meal || plannedFor < today) return false
    return !isCooked(cooked, { meal, mealType: at.slot, plannedFor }, isBatch ? start : undefined)
  })
}
