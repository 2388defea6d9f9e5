import { SAVED_WEEKS } from '../bounds/limits.ts'
import { isSameName } from '../recipe/dish-name.ts'
import { type MaybeBought, notBought } from './bought-week.ts'
import { weekStartOf, weekToPlan } from './week-days.ts'

/** The steps in the life of a week's plan: what each allows and clears. */

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

/** The documents that the steps change. */
export type PlanBook<P, L> = {
  readonly plan: P | null
  readonly shoppingList: L | null
  /** Newest first. */
  readonly history: readonly SavedWeek<P>[]
  readonly recipes: Readonly<Record<string, unknown>>
}

export type PlanFault =
  | 'no_plan'
  | 'already_accepted'
  | 'no_shopping_list'
  | 'same_meal'
  | 'empty_name'
  | 'no_such_slot'
  | 'no_such_week'
export type PlanStep<B> =
  | { readonly ok: true; readonly book: B }
  | { readonly ok: false; readonly fault: PlanFault }

export type SlotAddress = {
  readonly day: number
  readonly slot: MealSlotName
  readonly index?: number | undefined
}

const fault = (name: PlanFault) => ({ ok: false, fault: name }) as const

export function isAccepted<P extends MaybeBought, L>({ plan, shoppingList }: PlanBook<P, L>): boolean {
  return plan !== null && (shoppingList !== null || plan.boughtAt !== undefined)
}

export function generated<P, L>(book: PlanBook<P, L>, plan: P): PlanStep<PlanBook<P, L>> {
  return { ok: true, book: { ...book, plan, shoppingList: null } }
}

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

/** Refused while there is a shopping list, and for the same meal. */
export function replaced<M extends Meal, P extends Plan<M>, L>(
  book: PlanBook<P, L>,
  at: readonly SlotAddress[],
  meal: M,
): PlanStep<PlanBook<P, L>> {
  if (!book.plan) return fault('no_plan')
  if (book.shoppingList !== null) return fault('already_accepted')
  if (meal.name.trim() === '') return fault('empty_name')
  const plan = book.plan
  const [first] = at
  const current = first && mealAt(plan, first)
  if (at.some((slot) => !mealAt(plan, slot))) return fault('no_such_slot')
  if (current && isSameName(current.name, meal.name)) return fault('same_meal')
  return { ok: true, book: { ...book, plan: withMeals(plan, at, meal), shoppingList: null } }
}

/** Copies a meal of an earlier week into the same slot of this one. */
export function copied<M extends Meal, P extends Plan<M>, L>(
  book: PlanBook<P, L>,
  at: SlotAddress,
  meal: M,
): PlanStep<PlanBook<P, L>> {
  if (!book.plan) return fault('no_plan')
  if (!book.plan.days[at.day]) return fault('no_such_slot')
  return { ok: true, book: { ...book, plan: withMeals(book.plan, [at], meal), shoppingList: null } }
}

/** Adds the list and saves the week in the history, once per week. */
export function accepted<M extends Meal, P extends Plan<M>, L>(
  book: PlanBook<P, L>,
  shoppingList: L,
  today: string,
  now: string,
): PlanStep<PlanBook<P, L>> {
  if (!book.plan) return fault('no_plan')
  if (isAccepted(book)) return fault('already_accepted')
  const weekStartDate = book.plan.weekStartDate ?? weekStartOf(today)
  const saved = { plan: book.plan, dateAccepted: now, weekStartDate }
  const others = book.history.filter((week) => week.weekStartDate !== weekStartDate)
  const history = [saved, ...others]
    .toSorted((a, b) => (a.weekStartDate < b.weekStartDate ? 1 : -1))
    .slice(0, SAVED_WEEKS)
  return { ok: true, book: { ...book, shoppingList, history } }
}

/** Reopens an accepted plan for changes: drops its list, and it must be accepted again. */
export function reopened<P extends MaybeBought, L>(book: PlanBook<P, L>): PlanStep<PlanBook<P, L>> {
  if (!book.plan) return fault('no_plan')
  if (!isAccepted(book)) return fault('no_shopping_list')
  return { ok: true, book: { ...book, plan: notBought(book.plan), shoppingList: null } }
}

export function deleted<P, L>(book: PlanBook<P, L>): PlanStep<PlanBook<P, L>> {
  if (!book.plan) return fault('no_plan')
  return { ok: true, book: { ...book, plan: null, shoppingList: null, recipes: {} } }
}

/** Makes a past week the current one; it must be accepted again. */
export function reused<M extends Meal, P extends Plan<M>, L>(
  book: PlanBook<P, L>,
  weeksAgo: number,
  today: string,
): PlanStep<PlanBook<P, L>> {
  const week = book.history[weeksAgo - 1]
  if (!week) return fault('no_such_week')
  return {
    ok: true,
    book: {
      ...book,
      plan: { ...notBought(week.plan), weekStartDate: weekToPlan(today) },
      shoppingList: null,
    },
  }
}

/** Moves the plan of a past week to the week now being planned; it must be accepted again. */
export function movedOn<M extends Meal, P extends Plan<M>, L>(
  book: PlanBook<P, L>,
  today: string,
): PlanStep<PlanBook<P, L>> {
  if (!book.plan) return fault('no_plan')
  return {
    ok: true,
    book: {
      ...book,
      plan: { ...notBought(book.plan), weekStartDate: weekToPlan(today) },
      shoppingList: null,
    },
  }
}

/** The saved weeks, numbered from 1, without the copy of the accepted week that is already on screen. */
export function earlierWeeks<M extends Meal, P extends Plan<M>, L>(book: PlanBook<P, L>): number[] {
  return book.history.flatMap(({ weekStartDate }, index) =>
    isAccepted(book) && weekStartDate === book.plan?.weekStartDate ? [] : [index + 1],
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
  return { ...notBought(plan), days }
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
  return { ...notBought(plan), days }
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
