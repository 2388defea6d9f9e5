import { listTotalCents, type ShoppingList } from '../shopping/shopping-list-lines.ts'
import { isWeekAccepted, notBought } from './bought-week.ts'
import { isSameSlot, type SlotAddress, withMeals } from './meal-plan.ts'
import type { PeopleAtHome } from './people-at-meal.ts'
import { type WeekBook, type WeekEntry, weekAt, withWeek } from './week-book.ts'
import { putAwayCents } from './week-groceries.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'
import { withPlanTotal } from './week-total.ts'

/** An accepted week can change: it stays accepted, its saved plan follows, and its list is brought up to date. */

/** The list until the server has worked out what the changed meals need. */
export function outdated(list: ShoppingList): ShoppingList {
  return { ...list, isOutdated: true }
}

export function isListOutdated(list: ShoppingList | null | undefined): boolean {
  return list?.isOutdated === true
}

/** The parts of a week whose meals changed. */
export function withOtherMeals(
  week: WeekEntry,
  plan: WeekPlan,
): Pick<WeekEntry, 'plan' | 'shoppingList' | 'accepted'> {
  return {
    plan,
    shoppingList: week.shoppingList && outdated(week.shoppingList),
    accepted: followed(week, plan),
  }
}

/** The saved plan of an accepted week is the plan it has now. */
export function followed(week: WeekEntry, plan: WeekPlan): WeekEntry['accepted'] {
  return week.accepted && isWeekAccepted(week) ? { ...week.accepted, plan: notBought(plan) } : week.accepted
}

/** The list as it is after the meals changed: null if everything needed is at home. The total changes as the list's did. */
export function withRevisedList(
  book: WeekBook,
  [before, weekStart]: readonly [WeekEntry | undefined, string],
  revised: ShoppingList | null,
  people?: PeopleAtHome,
): WeekBook {
  const week = weekAt(book, weekStart)
  if (!week?.plan) return book
  const was = before?.plan?.report?.totalCents ?? null
  const totalCents = was === null ? null : Math.max(0, was + centsOn(revised) - centsOn(before?.shoppingList))
  const plan = withPlanTotal(week.plan, totalCents, people)
  // After everything was put away a changed meal may need a new list, which knows what was spent before.
  const isNextList = revised !== null && before && !before.shoppingList
  const shoppingList = isNextList ? { ...revised, putAwayCents: putAwayCents(before) } : revised
  return withWeek(book, weekStart, { plan, shoppingList, accepted: followed(week, plan) })
}

/** With meals as they are cooked by now, whose list is up to date. Why they were planned speaks of foods they no longer have. */
export function withMealsInForm(
  book: WeekBook,
  weekStart: string,
  meals: readonly Readonly<{ at: SlotAddress; meal: WeekMeal }>[],
): WeekBook {
  const week = weekAt(book, weekStart)
  if (!week?.plan || meals.length === 0) return book
  const plan = meals.reduce<WeekPlan>(
    (changed, { at, meal }) => withMeals<WeekMeal, WeekPlan>(changed, [at], meal),
    week.plan,
  )
  const { report } = plan
  const reasons = report?.reasons?.filter((one) => !meals.some(({ at }) => isSameSlot(at, one)))
  const told = report && reasons ? { ...plan, report: { ...report, reasons } } : plan
  return withWeek(book, weekStart, { plan: told, accepted: followed(week, told) })
}

function centsOn(list: ShoppingList | null | undefined): number {
  return list ? listTotalCents(list) : 0
}
