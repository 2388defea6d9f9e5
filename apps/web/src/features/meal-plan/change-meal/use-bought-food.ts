import type { FoodAtHome } from '@pennyplate/contract/ai/kept-meals'
import type { LineAddress, ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { toLocalDay } from '../../../lib/local-day.ts'

/** What of the list was bought: its lines, and their food, which is not in the pantry yet. */
export type BoughtFood = Readonly<{ checked: LineAddress[]; atHome: FoodAtHome }>

export const NOTHING_BOUGHT: BoughtFood = { checked: [], atHome: [] }

export function useBoughtFood(list: ShoppingList | null): () => Promise<BoughtFood> {
  const checked = list ? tickedLines(list) : []
  return async () => {
    // Rarely used, so a first view does without it.
    const { boughtAtHome } = await import('@pennyplate/domain/week/rest-of-week')
    const now = new Date()
    return { checked, atHome: boughtAtHome(list, checked, { now, today: toLocalDay(now) }) }
  }
}
