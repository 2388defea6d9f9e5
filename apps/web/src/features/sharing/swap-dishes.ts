import {
  everySlot,
  type MealSlotName,
  mealAt,
  type SlotAddress,
  withMeals,
} from '@pennyplate/domain/week/meal-plan'
import { dishMealOf, MEAL_REPEATS_MAX } from '@pennyplate/domain/week/meal-slot'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { UnsuitedDish } from './import-conflicts.ts'

type Deps = Readonly<{
  /** The best meal for the slot that is none of these. */
  findMeal: (plan: WeekPlan, at: SlotAddress, exclude: readonly string[]) => Promise<WeekMeal | undefined>
  onProgress: (done: number) => void
}>

/**
 * Swaps one dish after the other, because each replacement depends on the week so far. A replacement is new to the week where one is
 * found, and no dish comes more often than a planned week has it. Dishes without a replacement stay.
 */
export async function swapDishes(
  plan: WeekPlan,
  dishes: readonly UnsuitedDish[],
  { findMeal, onProgress }: Deps,
): Promise<WeekPlan> {
  let week = plan
  for (const [done, dish] of dishes.entries()) {
    onProgress(done)
    for (const places of groupsOf(dish)) {
      const [first] = places
      const meal =
        (await findMeal(week, first, namesIn(week))) ??
        (await findMeal(week, first, frequentNames(week, first.slot, places.length)))
      if (meal) week = withMeals(week, places, meal)
    }
  }
  return week
}

/** How many of the dishes are gone from their places. */
export function countSwapped(before: WeekPlan, after: WeekPlan, dishes: readonly UnsuitedDish[]): number {
  return dishes.filter((places) => places.every((at) => mealAt(before, at)?.name !== mealAt(after, at)?.name))
    .length
}

/** The places of a dish, in groups that may have the same replacement. */
function groupsOf(places: UnsuitedDish): UnsuitedDish[] {
  const [first, ...rest] = places
  const size = mostOf(first.slot)
  const [next, ...later] = rest.slice(size - 1)
  return [[first, ...rest.slice(0, size - 1)], ...(next ? groupsOf([next, ...later]) : [])]
}

function namesIn(week: WeekPlan): string[] {
  return [...new Set(everySlot(week).flatMap((at) => mealAt(week, at)?.name ?? []))]
}

/** The dishes that would come too often with some more of them. */
function frequentNames(week: WeekPlan, slot: MealSlotName, more: number): string[] {
  const inSlot = everySlot(week).flatMap((at) => (at.slot === slot ? (mealAt(week, at)?.name ?? []) : []))
  return [...new Set(inSlot)].filter(
    (name) => inSlot.filter((one) => one === name).length + more > mostOf(slot),
  )
}

function mostOf(slot: MealSlotName): number {
  return MEAL_REPEATS_MAX[dishMealOf(slot)]
}
