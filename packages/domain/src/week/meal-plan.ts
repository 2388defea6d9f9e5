import { isWeekAccepted, type MaybeBought } from './bought-week.ts'

/** The meals of a week by day and slot. */

export type Meal = { readonly name: string }
export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
export type MealSlotName = (typeof MEAL_SLOTS)[number]

export type DayPlan<M extends Meal> = {
  readonly day: string
  readonly meals: {
    readonly breakfast?: M | null | undefined
    readonly lunch?: M | null | undefined
    readonly dinner?: M | null | undefined
    readonly snacks?: readonly M[] | undefined
  }
}
export type Plan<M extends Meal> = MaybeBought & {
  readonly days: readonly DayPlan<M>[]
  readonly weekStartDate?: string | undefined
}
export type SavedWeek<P> = { readonly plan: P; readonly dateAccepted: string; readonly weekStartDate: string }

/** The week on screen and the saved ones. */
export type PlanBook<P, L> = {
  readonly plan: P | null
  readonly shoppingList: L | null
  /** Newest first. */
  readonly history: readonly SavedWeek<P>[]
}

export type SlotAddress = {
  readonly day: number
  readonly slot: MealSlotName
  readonly index?: number | undefined
}

/** A slot of a week. Without a date it is the week on screen. */
export type MealAddress = SlotAddress & Readonly<{ week?: string | undefined }>

export function mealAt<M extends Meal>(plan: Plan<M>, { day, slot, index = 0 }: SlotAddress): M | undefined {
  const meals = plan.days[day]?.meals
  if (!meals) return undefined
  return (slot === 'snacks' ? meals.snacks?.[index] : meals[slot]) ?? undefined
}

/** Every other slot of the week with a meal of the same name. */
export function sameMealElsewhere<M extends Meal>(plan: Plan<M>, at: SlotAddress): SlotAddress[] {
  const name = mealAt(plan, at)?.name
  if (name === undefined) return []
  return everySlot(plan).filter((slot) => mealAt(plan, slot)?.name === name && !isSameSlot(slot, at))
}

/** How many meals of the week are one of these dishes. A dish that the week no longer has counts once. */
export function countMeals<M extends Meal>(plan: Plan<M> | undefined, dishes: readonly string[]): number {
  const names = plan ? everySlot(plan).map((at) => mealAt(plan, at)?.name) : []
  return dishes.reduce((sum, dish) => sum + Math.max(1, names.filter((name) => name === dish).length), 0)
}

export function everySlot<M extends Meal>(plan: Plan<M>): SlotAddress[] {
  return plan.days.flatMap(({ meals }, day): SlotAddress[] => [
    ...(['breakfast', 'lunch', 'dinner'] as const).flatMap((slot) => (meals[slot] ? [{ day, slot }] : [])),
    ...(meals.snacks ?? []).map((_, index) => ({ day, slot: 'snacks' as const, index })),
  ])
}

/** The saved weeks, numbered from 1, without the copy of the accepted week that is already on screen. */
export function earlierWeeks<M extends Meal, P extends Plan<M>, L>(book: PlanBook<P, L>): number[] {
  return book.history.flatMap(({ weekStartDate }, index) =>
    isWeekAccepted(book) && weekStartDate === book.plan?.weekStartDate ? [] : [index + 1],
  )
}

export function withMeals<M extends Meal, P extends Plan<M>>(
  plan: P,
  at: readonly SlotAddress[],
  meal: M,
): P {
  const days = plan.days.map((day, dayIndex) =>
    at.filter((slot) => slot.day === dayIndex).reduce((changed, slot) => withMeal(changed, slot, meal), day),
  )
  return { ...plan, days }
}

/** The slot is empty afterwards; snacks after it move up. */
export function withoutMeal<M extends Meal, P extends Plan<M>>(
  plan: P,
  { day, slot, index = 0 }: SlotAddress,
): P {
  const days = plan.days.map((one, dayIndex) => {
    if (dayIndex !== day) return one
    if (slot !== 'snacks') return { ...one, meals: { ...one.meals, [slot]: undefined } }
    return { ...one, meals: { ...one.meals, snacks: (one.meals.snacks ?? []).toSpliced(index, 1) } }
  })
  return { ...plan, days }
}

function withMeal<M extends Meal>(day: DayPlan<M>, { slot, index = 0 }: SlotAddress, meal: M): DayPlan<M> {
  if (slot !== 'snacks') return { ...day, meals: { ...day.meals, [slot]: meal } }
  const snacks = [...(day.meals.snacks ?? [])]
  snacks[Math.min(index, snacks.length)] = meal
  return { ...day, meals: { ...day.meals, snacks } }
}

export function isSameSlot(a: SlotAddress, b: SlotAddress): boolean {
  return a.day === b.day && a.slot === b.slot && (a.index ?? 0) === (b.index ?? 0)
}
