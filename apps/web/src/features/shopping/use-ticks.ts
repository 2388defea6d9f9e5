import { marksOf, tickedKeys } from '@pennyplate/domain/shopping-list-ticks'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../lib/session.ts'
import { linesOf, type ShoppingList } from './open-list.ts'
import { parseTicks, readTicks, watchTicks, writeTicks } from './tick-storage.ts'

export type Ticks = ReturnType<typeof useTicks>

/** Which lines of the list are ticked off in this browser. */
export function useTicks(list: ShoppingList | null) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ownerOf(session)
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
      writeTicks(userId, listId, marksOf(next, lines))
    },
    clear: () => writeTicks(userId, listId, []),
    /** As they were, for Undo. */
    restore: () => writeTicks(userId, listId, marks),
  }
}

/** A page left open after its session ended goes on as that user's (D21). */
function ownerOf(session: ReturnType<typeof useSession>): string {
  return session.status === 'signed-out' ? (session.lastUser?.id ?? '') : ''
}
