import { NEARLY_ALL, type PantryCover } from '../pantry/pantry-cover.ts'

type OpenLine = Readonly<{ needG?: number | undefined; pantryG?: number | undefined }>

/**
 * How much is at home for a later week. What its list is to buy is not: this week still needs what is in the pantry. `line` is of
 * the same food.
 */
export function coverForLaterWeek(inPantry: PantryCover, line: OpenLine | undefined): PantryCover {
  const { needG = 0, pantryG = 0 } = line ?? {}
  if (needG <= 0 || inPantry.state === 'none') return inPantry
  const free = pantryG / needG
  if (free <= 0) return { state: 'none' }
  if (free >= NEARLY_ALL || (inPantry.state === 'some' && inPantry.share <= free)) return inPantry
  return { state: 'some', share: free }
}
