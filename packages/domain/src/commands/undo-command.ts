import { isSameJson } from '../json-equality.ts'
import type { ShoppingList } from '../shopping/shopping-list-lines.ts'
import { isSameList, withTicksOf } from '../shopping/shopping-list-ticks.ts'
import { isListOutdated, withOtherMeals } from '../week/accepted-week.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { notesBack } from '../week/day-notes.ts'
import { settleLeftovers } from '../week/leftovers.ts'
import { everySlot, mealAt, type SlotAddress, withMeals, withoutMeal } from '../week/meal-plan.ts'
import { type WeekBook, type WeekEntry, weekAt, withWeek } from '../week/week-book.ts'
import type { WeekFacts, WeekOutcome } from '../week/week-outcome.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import { reportAfterChange } from '../week/week-report.ts'
import { withPlanTotal } from '../week/week-total.ts'
import { applyCommand, asDoneTo, undoingOf } from './apply-command.ts'
import type { DirectCommand } from './registry.ts'

/** A command that was applied, with what is needed to take it back. */
export type AppliedCommand = Readonly<{
  command: DirectCommand
  facts: WeekFacts
  /** The weeks it changed, as they were before; a week that did not exist is missing. */
  before: Pick<WeekBook, 'current' | 'weeks'>
}>

/** What taking a command back needs, once it is done to `book`. */
export function appliedTo(book: WeekBook, { command, facts, before }: AppliedCommand): AppliedCommand {
  return { command: asDoneTo(book, command), facts, before }
}

/** Takes one command back. What others changed since stays. */
export function undoCommand(book: WeekBook, { command, facts, before }: AppliedCommand): WeekOutcome {
  const undo = undoingOf(command)
  if (undo.instead) return undo.instead(book, command, facts)
  const known = { ...before, pantry: [], cooked: [] }
  const outcome = applyCommand(known, command, facts)
  if (!outcome.ok) return { ok: false, fault: 'nothing_to_undo' }
  const after = outcome.book
  if (undo.isOvertaken?.(book, [known, after], command)) return { ok: false, fault: 'changed_since' }
  const starts = new Set([...known.weeks, ...after.weeks].map(({ weekStart }) => weekStart))
  const restored = [...starts].reduce((done, weekStart) => {
    const [was, became] = [weekAt(known, weekStart), weekAt(after, weekStart)]
    return isSameJson(was, became)
      ? done
      : withWeek(done, weekStart, entryBack(weekAt(done, weekStart), was, became))
  }, book)
  const current = book.current === after.current ? before.current : book.current
  const back = { ...restored, current }
  return { ok: true, book: undo.alsoBack?.(back, [known, after], command) ?? back }
}

type Entry = WeekEntry | undefined

/** Each part goes back if it is still what the command made of it; of a plan that changed since, each meal. */
function entryBack(now: Entry, was: Entry, became: Entry): Partial<Omit<WeekEntry, 'weekStart'>> {
  const plan = planBack(now?.plan ?? null, was?.plan ?? null, became?.plan ?? null)
  const hasListAsLeft = isSameList(now?.shoppingList ?? null, became?.shoppingList ?? null)
  const listBefore = withTicksNow(was?.shoppingList ?? null, now?.shoppingList ?? null)
  const isOtherwiseAccepted = isAcceptanceChanged(was, became)
  if (now?.plan && plan && isWeekAccepted(now) && !isOtherwiseAccepted) {
    const changed = isSamePlan(plan, now.plan) ? now : withOtherMeals(now, plan)
    return hasListAsLeft ? { ...changed, shoppingList: listBefore } : changed
  }
  const listBack = () => {
    // A list belongs to exactly these meals.
    if (isSamePlan(plan, was?.plan ?? null) && hasListAsLeft) return listBefore
    return isSamePlan(plan, now?.plan ?? null) ? now?.shoppingList : null
  }
  const isAcceptedAsLeft = isSameJson(now?.accepted ?? null, became?.accepted ?? null)
  return {
    plan,
    accepted: (isOtherwiseAccepted && isAcceptedAsLeft ? was : now)?.accepted ?? null,
    shoppingList: listBack() ?? null,
  }
}

/** A list that comes back is checked off as the list is by now. */
function withTicksNow(list: ShoppingList | null, now: ShoppingList | null): ShoppingList | null {
  return list && now ? withTicksOf(list, now) : list
}

/** Whether the command accepted the week, bought for it, or replaced all of it. */
function isAcceptanceChanged(was: Entry, became: Entry): boolean {
  const list = (entry: Entry) => entry?.shoppingList ?? null
  if (list(became) === null) return list(was) !== null || was?.plan?.boughtAt !== became?.plan?.boughtAt
  return !isListOutdated(list(became)) && !isSameJson(list(was), list(became))
}

/** The total may have been computed since. */
function isSamePlan(a: WeekPlan | null, b: WeekPlan | null): boolean {
  return isSameJson(withPlanTotal(a, null), withPlanTotal(b, null))
}

function planBack(now: WeekPlan | null, was: WeekPlan | null, became: WeekPlan | null): WeekPlan | null {
  if (isSamePlan(now, became)) return was
  if (!now || !was || !became) return now
  return mealsBack(notesBack(now, was, became), was, became)
}

function mealsBack(now: WeekPlan, was: WeekPlan, became: WeekPlan): WeekPlan {
  const places = [...everySlot<WeekMeal>(was), ...everySlot<WeekMeal>(became)]
  const changed = places.filter((at) => !isSameJson(mealAt(was, at), mealAt(became, at)))
  const toRestore = changed.filter((at) => isSameJson(mealAt(now, at), mealAt(became, at)))
  if (toRestore.length === 0) return now
  const plan = settleLeftovers<WeekMeal, WeekPlan>(
    toRestore.reduce((done, at) => withMealBack(done, at, mealAt(was, at)), now),
  )
  if (!plan.report) return plan
  return { ...plan, report: reportAfterChange(plan.report, toRestore, { reasons: [], totalCents: null }) }
}

function withMealBack(plan: WeekPlan, at: SlotAddress, meal: WeekMeal | undefined): WeekPlan {
  return meal ? withMeals(plan, [at], meal) : withoutMeal(plan, at)
}
