import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
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
  const ticked = shoppingList ? tickedLines(shoppingList) : []
  return {
    before: plan,
    list: shoppingList,
    checked: [...checked, ...ticked],
    cooked: cooked.slice(-COOKED_READ),
  }
}
