import { tickedKeys, tickMarksOf } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../lib/session.ts'
import { sessionUser } from '../../lib/session-state.ts'
import { parseTicks, readTicks, watchTicks, writeTicks } from '../../lib/tick-storage.ts'
import type { ShoppingList } from '../../lib/unwrap-list.ts'
import { linesOf } from './list-lines.ts'

export type Ticks = ReturnType<typeof useTicks>

/** Which lines of the list are checked off in this browser. */
export function useTicks(list: ShoppingList | null) {
  const userId = sessionUser(useSession())?.id ?? ''
  const text = useSyncExternalStore(watchTicks, () => readTicks(userId))
  const listId = list?.createdAt ?? ''
  const lines = list ? linesOf(list) : []
  const marks = parseTicks(text, listId)
  const keys = tickedKeys(marks, lines)

  return {
    keys,
    toggle(key: string): void {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      writeTicks(userId, listId, tickMarksOf(next, lines))
    },
    clear: () => writeTicks(userId, listId, []),
    /** For Undo. */
    restore: () => writeTicks(userId, listId, marks),
  }
}
