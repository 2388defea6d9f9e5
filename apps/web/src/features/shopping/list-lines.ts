import { placedLines, type ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { lineKey } from '@pennyplate/domain/shopping/shopping-list-ticks'

export type KeyedLine = ReturnType<typeof linesOf>[number]

export function linesOf(list: ShoppingList) {
  return placedLines(list).map((placed) => ({ ...placed, key: lineKey(placed.address) }))
}
