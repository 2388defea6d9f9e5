import { DAYS_PER_PLAN } from '../bounds/limits.ts'
import { prepMinutes, prepWait } from '../recipe/meal-prep.ts'
import { isReheated, type KeptMeal, REHEAT_MINUTES } from './leftovers.ts'
import { everySlot, isSameSlot, mealAt, type Plan, type SlotAddress, withMeals } from './meal-plan.ts'
import { leadingMinutes, type MealAhead, type TimedMeal } from './meal-start.ts'
import { dishesOf, hasDish, type Plate } from './week-plate.ts'

/** Weekly Meal Prep cooks a dish once, on the first day it is eaten, for every later day until which it keeps or is frozen. */

type PreppedMeal = KeptMeal & TimedMeal & Plate & { readonly freezes?: boolean | undefined }

/**
 * The meals of each cooking of a dish, in order. A dish that neither keeps nor freezes is cooked again. Weeks of earlier
 * versions do not say how long a dish keeps: their dishes are cooked once.
 */
export function batchesOf<M extends PreppedMeal>(plan: Plan<M>, name: string): SlotAddress[][] {
  const batches: SlotAddress[][] = []
  for (const at of everySlot(plan)) {
    const meal = mealAt(plan, at)
    if (meal?.name !== name || meal.place || isReheated(meal)) continue
    const batch = batches.at(-1)
    if (batch?.[0] && at.day - batch[0].day <= lastsDays(meal)) batch.push(at)
    else batches.push([at])
  }
  return batches
}

/** Food made fresh for each meal is not frozen either: a sandwich, a bowl of cereal. */
function lastsDays({ keepsDays = DAYS_PER_PLAN, freezes }: PreppedMeal): number {
  return freezes && keepsDays > 0 ? DAYS_PER_PLAN : keepsDays
}

/**
 * For how many meals a batch of this meal is cooked: the dish, then each of its sides. Undefined for a meal that the week
 * does not have. A meal that is not one of the plan's own objects is taken for the largest batch of its name.
 */
export function prepDays<M extends PreppedMeal>(
  plan: Plan<M> | undefined,
  meal: PreppedMeal,
): readonly number[] | undefined {
  if (!plan) return undefined
  const batches = batchesOf(plan, meal.name)
  const own = batches.find((batch) => batch.some((at) => Object.is(mealAt(plan, at), meal)))
  const batch = own ?? batches.toSorted((a, b) => b.length - a.length)[0]
  if (!batch) return undefined
  const plates = batch.flatMap((at) => mealAt(plan, at) ?? [])
  return dishesOf(meal).map(({ name }) => Math.max(1, plates.filter((plate) => hasDish(plate, name)).length))
}

/** What a meal is when it is eaten: the first of its batch is cooked for all of them, the others are reheated. */
export type Prepped<M> = M & {
  readonly cookedForMeals?: number
  /** The day its batch was made, of the week, from 0. */
  readonly madeOn?: number
  readonly ahead?: MealAhead | undefined
}

/** The week with the times that its meals take on their days when dishes are cooked in batches. */
export function preppedWeek<M extends PreppedMeal, P extends Plan<M>>(plan: P): P {
  return everySlot<M>(plan).reduce((changed, at) => {
    const meal = mealAt<M>(plan, at)
    const prepped = preppedMeal<M>(plan, at)
    return prepped === meal || prepped === undefined ? changed : withMeals<M, P>(changed, [at], prepped)
  }, plan)
}

export function preppedMeal<M extends PreppedMeal>(plan: Plan<M>, at: SlotAddress): Prepped<M> | undefined {
  const meal = mealAt(plan, at)
  if (!meal) return undefined
  const batch = batchesOf(plan, meal.name).find((slots) => slots.some((one) => isSameSlot(one, at)))
  const [first] = batch ?? []
  if (!batch || !first || batch.length === 1) return meal
  const plates = batch.flatMap((one) => mealAt(plan, one) ?? [])
  const { sides } = meal
  if (isSameSlot(first, at)) {
    const cooked = sides?.map((side) => ({
      ...side,
      ...batchTimes(side, plates.filter((plate) => hasDish(plate, side.name)).length),
    }))
    // Safe, here and below: the fields that change are optional, and keep their types.
    return {
      ...meal,
      ...batchTimes(meal, batch.length),
      ...(cooked ? { sides: cooked } : {}),
      cookedForMeals: batch.length,
    } as Prepped<M>
  }
  const earlier = batch.slice(
    0,
    batch.findIndex((one) => isSameSlot(one, at)),
  )
  const isMade = (name: string) => earlier.some((one) => hasDish(mealAt(plan, one) ?? { name: '' }, name))
  const kept = sides?.map((side) => (isMade(side.name) ? { ...side, ...warmedTimes(side) } : side))
  const isFrozen = at.day - first.day > (meal.keepsDays ?? DAYS_PER_PLAN)
  return {
    ...meal,
    ...warmedTimes(meal),
    ahead: isFrozen ? { task: 'thaw', hours: 24, food: meal.name } : undefined,
    ...(kept ? { sides: kept } : {}),
    madeOn: first.day,
  } as Prepped<M>
}

/** What is made is warmed; a banana takes no longer than on the first day. */
function warmedTimes({ cookingTime }: Omit<TimedMeal, 'sides'>): Partial<TimedMeal> {
  const minutes = Math.min(REHEAT_MINUTES, leadingMinutes(cookingTime) ?? REHEAT_MINUTES)
  return { cookingTime: minutes, activeMinutes: minutes, waitingMinutes: undefined, roundMinutes: undefined }
}

function batchTimes(dish: Omit<TimedMeal, 'sides'>, meals: number): Partial<TimedMeal> {
  const { cookingTime, activeMinutes, waitingMinutes = 0, roundMinutes } = dish
  const minutes = leadingMinutes(cookingTime)
  if (meals === 1) return {}
  const [once = 0] = roundMinutes ?? []
  const rounds = roundMinutes?.[Math.min(meals, roundMinutes.length) - 1] ?? 0
  return {
    ...(minutes === null ? {} : { cookingTime: prepMinutes(minutes) }),
    ...(minutes === null || roundMinutes === undefined
      ? {}
      : { waitingMinutes: Math.max(0, waitingMinutes - once) + prepWait(minutes, meals, rounds) }),
    ...(activeMinutes === undefined ? {} : { activeMinutes: prepMinutes(activeMinutes) }),
  }
}
