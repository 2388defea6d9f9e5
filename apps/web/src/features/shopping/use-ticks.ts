import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { lineKey, tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { notify } from '../../ui/notify.ts'
import { linesOf } from './list-lines.ts'

export type Ticks = ReturnType<typeof useTicks>

/** Which lines of the list are checked off, on any of the household's devices. */
export function useTicks(list: ShoppingList | null) {
  const store = useDocumentStore()
  const ticked = list ? tickedLines(list) : []
  const keys: ReadonlySet<string> = new Set(ticked.map(lineKey))

  function tick(lines: typeof ticked, isTicked: boolean): void {
    if (lines.length > 0 && !store.issue({ type: 'tick', lines, isTicked }).ok) notify.error(words.saveFailed)
  }

  return {
    keys,
    toggle(key: string): void {
      const line = list ? linesOf(list).find((one) => one.key === key) : undefined
      tick(line ? [line.address] : [], !keys.has(key))
    },
    clear: () => tick(ticked, false),
  }
}
