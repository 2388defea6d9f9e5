import { isSameJson } from '../json-equality.ts'
import { pantryChanges, withoutPantryChanges, withPantryChanges } from '../pantry/pantry-changes.ts'
import { putBack, takenNow } from '../pantry/taken-items.ts'
import type { ShoppingList } from '../shopping/shopping-list-lines.ts'
import { withoutTicks, withTicksOf } from '../shopping/shopping-list-ticks.ts'
import { isListOutdated, withOtherMeals } from '../week/accepted-week.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { withoutCooked } from '../week/cooking-history.ts'
import { notesBack } from '../week/day-notes.ts'
import { settleLeftovers } from '../week/leftovers.ts'
import { everySlot, mealAt, type SlotAddress, withMeals, withoutMeal } from '../week/meal-plan.ts'
import { withMovedCooking } from '../week/moved-cooking.ts'
import { type WeekBook, type WeekEntry, weekAt, withWeek } from '../week/week-book.ts'
import type { WeekFacts, WeekOutcome } from '../week/week-outcome.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import { reportAfterChange } from '../week/week-report.ts'
import { withPlanTotal } from '../week/week-total.ts'
import { applyCommand } from './apply-command.ts'
import { placesOfMove } from './move.ts'
import type { DirectCommand } from './registry.ts'

/** A command that was applied, with what is needed to take it back. */
export type AppliedCommand = Readonly<{
  command: DirectCommand
  facts: WeekFacts
  /** The weeks it changed, as they were before; a week that did not exist is missing. */
  before: Pick<WeekBook, 'current' | 'weeks'>
}>

/** What taking a command back needs, once it is done to `book`: of what it did to the pantry, what it really did. */
export function appliedTo(book: WeekBook, { command, facts, before }: AppliedCommand): AppliedCommand {
  if (command.type === 'editPantry') {
    const changes = pantryChanges(book.pantry, withPantryChanges(book.pantry, command.changes, command))
    return { command: { ...command, changes }, facts, before }
  }
  if (!isCooking(command) || !command.taken) return { command, facts, before }
  return { command: { ...command, taken: takenNow(book.pantry, command.taken) }, facts, before }
}

type Cooking = Extract<DirectCommand, { type: 'cook' | 'cookDish' }>

function isCooking(command: DirectCommand): command is Cooking {
  return command.type === 'cook' || command.type === 'cookDish'
}

/** Takes one command back. What others changed since stays. */
export function undoCommand(book: WeekBook, { command, facts, before }: AppliedCommand): WeekOutcome {
  if (isCooking(command)) return uncook(book, command, facts)
  if (command.type === 'editPantry')
    return { ok: true, book: { ...book, pantry: withoutPantryChanges(book.pantry, command.changes) } }
  const known = { ...before, pantry: [], cooked: [] }
  const outcome = applyCommand(known, command, facts)
  if (!outcome.ok) return { ok: false, fault: 'nothing_to_undo' }
  const after = outcome.book
  if (command.type === 'buy' && isListOther(book, [known, after], command.week ?? before.current))
    return { ok: false, fault: 'changed_since' }
  const starts = new Set([...known.weeks, ...after.weeks].map(({ weekStart }) => weekStart))
  const restored = [...starts].reduce((done, weekStart) => {
    const [was, became] = [weekAt(known, weekStart), weekAt(after, weekStart)]
    return isSameJson(was, became)
      ? done
      : withWeek(done, weekStart, entryBack(weekAt(done, weekStart), was, became))
  }, book)
  const current = book.current === after.current ? before.current : book.current
  if (command.type === 'move')
    return { ok: true, book: { ...restored, current, cooked: cookedBack(restored, [known, after], command) } }
  if (command.type !== 'buy' && command.type !== 'freeze') return { ok: true, book: { ...restored, current } }
  const put = command.type === 'buy' ? (command.items ?? []) : command.item ? [command.item] : []
  const ids = new Set(put.map(({ id }) => id))
  return { ok: true, book: { ...restored, current, pantry: book.pantry.filter(({ id }) => !ids.has(id)) } }
}

/** Unless another meal took the place it came from. */
function cookedBack(
  restored: WeekBook,
  [known, after]: readonly [before: WeekBook, after: WeekBook],
  command: Extract<DirectCommand, { type: 'move' }>,
): WeekBook['cooked'] {
  const { from, to } = placesOfMove(command)
  const mealFrom = (book: WeekBook) => {
    const plan = weekAt(book, from.week ?? known.current)?.plan
    return (plan && mealAt(plan, from)) ?? null
  }
  if (!isSameJson(mealFrom(restored), mealFrom(known))) return restored.cooked
  return withMovedCooking(restored.cooked, after, { from: to, to: from })
}

function uncook(book: WeekBook, command: Cooking, { now }: WeekFacts): WeekOutcome {
  const { cookedAt = now, taken = [] } = command
  const slot = command.type === 'cook' ? command.at.slot : command.mealType
  const then = book.cooked.filter(
    ({ date, meal }) => date === cookedAt && (command.type === 'cook' || meal === command.dish.name),
  )
  // It may have been moved to another meal since.
  const entry = then.find(({ mealType }) => mealType === slot) ?? then[0]
  if (!entry) return { ok: false, fault: 'nothing_to_undo' }
  return {
    ok: true,
    book: { ...book, cooked: withoutCooked(book.cooked, entry), pantry: putBack(book.pantry, taken) },
  }
}

/** The list changed since lines of it went into the pantry, so they have no place on it any more. */
function isListOther(
  now: WeekBook,
  known: readonly [before: WeekBook, after: WeekBook],
  weekStart: string | null,
): boolean {
  const listIn = (book: WeekBook) => weekAt(book, weekStart)?.shoppingList ?? null
  // A browser whose list is gone with the week has it as it was before.
  return !known.some((book) => isSameList(listIn(book), listIn(now)))
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

/** Whatever was checked off since. */
function isSameList(one: ShoppingList | null, other: ShoppingList | null): boolean {
  if (one === null || other === null) return one === other
  return isSameJson(withoutTicks(one), withoutTicks(other))
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
