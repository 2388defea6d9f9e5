import { addDays } from '../calendar-day.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { withoutLines } from '../shopping/shopping-list-changes.ts'
import { type LineAddress, lineCents, listTotalCents, placedLines } from '../shopping/shopping-list-lines.ts'
import { isSameList, lineKey } from '../shopping/shopping-list-ticks.ts'
import { bought } from '../week/bought-week.ts'
import { type WeekBook, type WeekEntry, weekAt, withWeek } from '../week/week-book.ts'
import { weekStartOf } from '../week/week-days.ts'
import { putAwayCents } from '../week/week-groceries.ts'
import type { WeekOutcome } from '../week/week-outcome.ts'
import { done, fault } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek, type Verb, withoutItems } from './verb.ts'

/** The list went into the pantry. Without items, all lines of the list did. */
export type Buy = OfWeek &
  Readonly<{
    type: 'buy'
    items?: readonly PantryItem[] | undefined
    /** The line of each item, if only these were bought; the other lines stay on the list. */
    lines?: readonly LineAddress[] | undefined
  }>

/** A list written from outside may have no plan. */
export const buy: Verb<Buy> = {
  ...ofOneWeek<Buy>((book, { week: weekStart, items, lines }, { now }) => {
    const week = weekAt(book, weekStart ?? book.current)
    if (!week?.shoppingList) return fault(week?.plan ? 'no_shopping_list' : 'no_plan')
    if (!items) return fault('needs_server')
    if (lines) return buySome(book, week, items, lines, now)
    return buyAll(book, week, items, now)
  }),
  // What this week leaves of its food is not bought again for the next.
  weeks: ({ week }, { today }) => [...(week === undefined ? [] : [week]), addDays(weekStartOf(today), 7)],
  undo: {
    /** Lines of a list that changed since have no place on it any more. */
    isOvertaken(now, known, { week }) {
      const listIn = (book: WeekBook) => weekAt(book, week ?? known[0].current)?.shoppingList ?? null
      // A browser whose list is gone with the week has it as it was before.
      return !known.some((book) => isSameList(listIn(book), listIn(now)))
    },
    alsoBack: (book, _, { items = [] }) => withoutItems(book, items),
  },
}

/** What another device put away since is no longer on the list, and is not put away twice. */
function buySome(
  book: WeekBook,
  week: WeekEntry,
  items: readonly PantryItem[],
  lines: readonly LineAddress[],
  now: string,
): WeekOutcome {
  const list = week.shoppingList
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
    { ...list, putAwayCents: putAwayCents(week) + putCents },
    found.map(({ address }) => address),
  )
  const bought = found.map(({ item }) => item)
  if (placedLines(left).every(({ line }) => line.alreadyHave))
    return buyAll(book, { ...week, shoppingList: left }, bought, now)
  const stays = withWeek(book, week.weekStart, { shoppingList: left })
  return done({ ...stays, pantry: withBought(book.pantry, bought) })
}

function buyAll(book: WeekBook, week: WeekEntry, items: readonly PantryItem[], now: string): WeekOutcome {
  const onList = week.shoppingList ? listTotalCents(week.shoppingList) : 0
  const cents = putAwayCents(week) + onList
  const plan = week.plan && bought(week.plan, { now, cents, boughtFor: week.shoppingList?.madeFor })
  const change = { plan, shoppingList: null }
  return done({ ...withWeek(book, week.weekStart, change), pantry: withBought(book.pantry, items) })
}

function withBought(pantry: readonly PantryItem[], items: readonly PantryItem[]): PantryItem[] {
  const ids = new Set(items.map(({ id }) => id))
  return [...pantry.filter(({ id }) => !ids.has(id)), ...items]
}
