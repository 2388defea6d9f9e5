import { addDays } from '../calendar-day.ts'
import { cookingOf } from './cooking-history.ts'
import { leftoverSource } from './leftovers.ts'
import { everySlot, mealAt, type SlotAddress } from './meal-plan.ts'
import { weekStartIn } from './week-book.ts'
import { weekStartOf } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'

type Asking<Cooked> = Readonly<{
  plan: Pick<WeekPlan, 'days' | 'weekStartDate'>
  cooked: readonly Cooked[]
  today: string
  /** The week is cooked in one batch. */
  isBatch: boolean
}>

type Entry = Parameters<typeof cookingOf>[0][number]

/** The meals from today on that are not cooked yet: they still need their food. */
export function comingMeals<T extends Entry>(asking: Asking<T>): SlotAddress[] {
  const { plan, today } = asking
  const start = weekStartOf(weekStartIn(plan) ?? today)
  return everySlot(plan).filter(
    (at) => mealAt(plan, at) && addDays(start, at.day) >= today && !cookedEntryAt(asking, at),
  )
}

/** When the food of a meal was cooked: for it, or for the meal it is left over from. */
export function cookedEntryAt<T extends Entry>(
  { plan, cooked, today, isBatch }: Asking<T>,
  at: SlotAddress,
): T | undefined {
  const start = weekStartOf(weekStartIn(plan) ?? today)
  const places = [at, leftoverSource(plan, at)].flatMap((slot) => {
    const meal = slot && mealAt(plan, slot)
    return meal ? [{ meal, mealType: slot.slot, plannedFor: addDays(start, slot.day) }] : []
  })
  return places.flatMap((place) => cookingOf(cooked, place, isBatch ? start : undefined) ?? [])[0]
}
