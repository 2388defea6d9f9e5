import { addDays } from '../calendar-day.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { withTaken } from '../pantry/taken-items.ts'
import { withoutLines } from '../shopping/shopping-list-changes.ts'
import { type LineAddress, lineCents, placedLines, sectionsIn } from '../shopping/shopping-list-lines.ts'
import { lineKey, withTicks } from '../shopping/shopping-list-ticks.ts'
import { followed, withOtherMeals } from './accepted-week.ts'
import { bought, notBought } from './bought-week.ts'
import { cookedEntry, withCooked } from './cooking-history.ts'
import { withDayNote, withDayNotes } from './day-notes.ts'
import { mealAt } from './meal-plan.ts'
import { mealsKey } from './meals-key.ts'
import { withOwnReport } from './own-report.ts'
import { plannedAgain } from './planned-again.ts'
import { isWeekAccepted, type WeekBook, type WeekEntry, weekAt, weekStartIn, withWeek } from './week-book.ts'
import type { WeekFacts, WeekOutcome } from './week-commands.ts'
import { weekStartOf, weekToPlan } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'
import { type CommandOf, done, fault, type PlannedEntry } from './week-steps.ts'

/** Commands on whole weeks, and on the food they buy and use up. */

export function take(book: WeekBook, plan: WeekPlan, { today }: WeekFacts): WeekBook {
  const weekStart = weekStartIn(plan) ?? weekStartOf(today)
  // A note is about its day, whatever is eaten then.
  const noted = plan.dayNotes ? plan : withDayNotes(plan, weekAt(book, weekStart)?.plan?.dayNotes)
  return { ...withWeek(book, weekStart, { plan: noted, shoppingList: null }), current: weekStart }
}

export function show(book: WeekBook, { week }: CommandOf<'show'>): WeekOutcome {
  if (!weekAt(book, week)?.plan) return fault('no_such_week')
  return done({ ...book, current: week })
}

/** Says nothing about the food, so total, proof and list stay. */
export function noteDay(
  book: WeekBook,
  week: PlannedEntry,
  { day, text }: CommandOf<'noteDay'>,
): WeekOutcome {
  if (!week.plan.days[day]) return fault('no_such_slot')
  const plan = withDayNote(week.plan, day, text)
  return done(withWeek(book, week.weekStart, { plan, accepted: followed(week, plan) }))
}

export function put(book: WeekBook, plan: WeekPlan, { today }: WeekFacts): WeekBook {
  const weekStart = weekStartIn(plan) ?? book.current ?? weekStartOf(today)
  const before = weekAt(book, weekStart)
  const isSameMeals = before?.plan ? mealsKey(before.plan) === mealsKey(plan) : false
  const shoppingList = isSameMeals ? (before?.shoppingList ?? null) : null
  const change = { plan: withOwnReport(plan, before?.plan ?? null), shoppingList }
  return { ...withWeek(book, weekStart, change), current: weekStart }
}

export function prove(
  book: WeekBook,
  { weekStart, plan }: PlannedEntry,
  { meals, report }: CommandOf<'prove'>,
): WeekOutcome {
  if (mealsKey(plan) !== meals) return fault('changed_since')
  const { people } = plan.report ?? {}
  // A proof does not say for whom the total is, and the total of an accepted week is not worked out again.
  const proven = people ? { ...report, people } : report
  return done(withWeek(book, weekStart, { plan: { ...plan, report: proven } }))
}

export function accept(
  book: WeekBook,
  week: PlannedEntry,
  { shoppingList }: CommandOf<'accept'>,
  { now }: WeekFacts,
): WeekOutcome {
  if (isWeekAccepted(week)) return fault('already_accepted')
  if (!shoppingList) return fault('needs_server')
  const { weekStart, plan } = week
  const accepted = { plan, dateAccepted: now, weekStartDate: weekStart }
  return done(withWeek(book, weekStart, { shoppingList, accepted }))
}

/** An accepted week keeps its meals, and its list waits for the server. The total of another week is the server's alone. */
export function price(book: WeekBook, week: PlannedEntry): WeekOutcome {
  // A copy, because a plan that stays the same object counts as unchanged.
  const changed = isWeekAccepted(week) ? withOtherMeals(week, { ...week.plan }) : {}
  return done(withWeek(book, week.weekStart, changed))
}

/** Drops the list; the week must be accepted again. */
export function reopen(book: WeekBook, week: PlannedEntry): WeekOutcome {
  if (!isWeekAccepted(week)) return fault('no_shopping_list')
  return done(withWeek(book, week.weekStart, { plan: notBought(week.plan), shoppingList: null }))
}

export function reuse(book: WeekBook, { from, week }: CommandOf<'reuse'>, { today }: WeekFacts): WeekOutcome {
  const source = weekAt(book, from)
  const plan = (from === book.current ? source?.plan : source?.accepted?.plan) ?? source?.plan
  if (!plan) return fault('no_such_week')
  const weekStartDate = week ?? weekToPlan(today)
  const again = { plan: plannedAgain(plan, weekStartDate), shoppingList: null }
  return done({ ...withWeek(book, weekStartDate, again), current: weekStartDate })
}

/** A list written from outside may have no plan. */
export function buy(
  book: WeekBook,
  { week: weekStart, items, lines }: CommandOf<'buy'>,
  { now }: WeekFacts,
): WeekOutcome {
  const week = weekAt(book, weekStart ?? book.current)
  if (!week?.shoppingList) return fault(week?.plan ? 'no_shopping_list' : 'no_plan')
  if (!items) return fault('needs_server')
  if (lines) return buySome(book, week, items, lines, now)
  return buyAll(book, week, items, now)
}

/** What another device put away since is no longer on the list, and is not put away twice. */
function buySome(
  book: WeekBook,
  week: WeekEntry,
  items: readonly PantryItem[],
  lines: readonly LineAddress[],
  now: string,
): WeekOutcome {
  const list = week.shoppingList && sectionsIn(week.shoppingList)
  if (!list) return fault('no_shopping_list')
  const onList = new Set(placedLines(list).map(({ address }) => lineKey(address)))
  const found = lines.flatMap((address, at) => {
    const item = items[at]
    return item && onList.has(lineKey(address)) ? [{ address, item }] : []
  })
  if (found.length === 0) return fault('no_shopping_list')
  const put = new Set(found.map(({ address }) => lineKey(address)))
  const putCents = placedLines(list)
    .filter(({ address }) => put.has(lineKey(address)))
    .reduce((sum, { line }) => sum + (lineCents(line) ?? 0), 0)
  const left = withoutLines(
    { ...list, putAwayCents: (list.putAwayCents ?? 0) + putCents },
    found.map(({ address }) => address),
  )
  const bought = found.map(({ item }) => item)
  if (placedLines(left).every(({ line }) => line.alreadyHave)) return buyAll(book, week, bought, now)
  const stays = withWeek(book, week.weekStart, { shoppingList: { ...left } })
  return done({ ...stays, pantry: withBought(book.pantry, bought) })
}

function buyAll(book: WeekBook, week: WeekEntry, items: readonly PantryItem[], now: string): WeekOutcome {
  const plan = week.plan && bought(week.plan, now, week.shoppingList?.madeFor)
  const change = { plan, shoppingList: null }
  return done({ ...withWeek(book, week.weekStart, change), pantry: withBought(book.pantry, items) })
}

function withBought(pantry: readonly PantryItem[], items: readonly PantryItem[]): PantryItem[] {
  const ids = new Set(items.map(({ id }) => id))
  return [...pantry.filter(({ id }) => !ids.has(id)), ...items]
}

/** Changes nothing that is cooked, bought or paid, so total and proof stay. */
export function tick(
  book: WeekBook,
  { week: weekStart, lines, isTicked }: CommandOf<'tick'>,
  { now }: WeekFacts,
): WeekOutcome {
  const week = weekAt(book, weekStart ?? book.current)
  if (!week?.shoppingList) return fault(week?.plan ? 'no_shopping_list' : 'no_plan')
  const shoppingList = withTicks(sectionsIn(week.shoppingList), lines, isTicked ? now : null)
  return done(withWeek(book, week.weekStart, { shoppingList: { ...shoppingList } }))
}

export function cook(
  book: WeekBook,
  { weekStart, plan }: PlannedEntry,
  command: CommandOf<'cook'>,
  { now }: WeekFacts,
): WeekOutcome {
  const { at, taken, cookedAt = now, household } = command
  const meal = mealAt(plan, at)
  if (!meal) return fault('no_such_meal')
  if (!taken) return fault('needs_server')
  const plannedFor = addDays(weekStartOf(weekStart), at.day)
  const entry = cookedEntry(meal, { date: cookedAt, mealType: at.slot, plannedFor, household })
  return done({ ...book, pantry: withTaken(book.pantry, taken), cooked: withCooked(book.cooked, entry) })
}
