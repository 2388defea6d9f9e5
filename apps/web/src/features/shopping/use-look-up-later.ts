import { withLine, withoutLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { useEffect, useEffectEvent } from 'react'
import { priceLine } from '../../lib/price-line.ts'
import { type KeyedLine, linesOf } from './list-lines.ts'
import type { ShoppingListStore } from './use-shopping-list.ts'

/** Looks up what was typed without a connection: its aisle and price. What is in the cart by then stays as it is. */
export function useLookUpLater({ list, ticks, isSaved, change }: ShoppingListStore): void {
  const waiting = list && linesOf(list).find(({ line, key }) => line.typedAs && !ticks.keys.has(key))
  const key = isSaved ? waiting?.key : undefined

  const lookUp = useEffectEvent(async () => {
    if (!waiting?.line.typedAs) return
    const { category, line } = await priceLine(waiting.line.typedAs)
    // Still typed if the server could not be reached.
    if (line.typedAs === undefined) await change((now) => withLookedUp(now, waiting, category, line))
  })

  useEffect(() => {
    if (key !== undefined) void lookUp()
  }, [key])
}

/** Unless somebody changed or removed it meanwhile. */
function withLookedUp(
  list: ShoppingList,
  { key, line: typed, address }: KeyedLine,
  category: string,
  line: KeyedLine['line'],
): ShoppingList {
  const isSame = linesOf(list).some((now) => now.key === key && now.line.typedAs === typed.typedAs)
  return isSame ? withLine(withoutLine(list, address), category, line) : list
}
