import { placedLines } from '@pennyplate/domain/shopping/shopping-list-lines'
import { lineKey } from '@pennyplate/domain/shopping/shopping-list-ticks'
import type { ShoppingLine, ShoppingList } from '../../lib/unwrap-list.ts'

export type KeyedLine = ReturnType<typeof linesOf>[number]

export function linesOf(list: ShoppingList) {
  return placedLines<ShoppingLine>(list).map((placed) => ({ ...placed, key: lineKey(placed.address) }))
}
