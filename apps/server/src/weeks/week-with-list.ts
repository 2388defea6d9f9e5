import { type LineAddress, sectionsIn } from '@pennyplate/domain/shopping/shopping-list-lines'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import type { WeekBook, WeekEntry } from '@pennyplate/domain/week/week-book'
import type { WeekWithList } from '../engines/week-with-list.ts'

/** More meals than any week has. */
const COOKED_READ = 200

/** The week and its list, as engines read them. */
export function weekWithList(
  { plan, shoppingList }: WeekEntry,
  checked: readonly LineAddress[],
  { cooked }: Pick<WeekBook, 'cooked'>,
): WeekWithList | undefined {
  if (!plan) return undefined
  // The engine only reads the plan and the list, which are read-only here and were parsed when they were stored.
  const stored = { before: plan, list: shoppingList && sectionsIn(shoppingList) } as Pick<
    WeekWithList,
    'before' | 'list'
  >
  const ticked = stored.list ? tickedLines(stored.list) : []
  return { ...stored, checked: [...checked, ...ticked], cooked: cooked.slice(-COOKED_READ) }
}
