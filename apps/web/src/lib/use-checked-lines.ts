import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import { useSyncExternalStore } from 'react'
import { useSession } from './session.ts'
import { sessionUser } from './session-state.ts'
import { checkedLines, readTicks, watchTicks } from './tick-storage.ts'
import type { ListDocument } from './unwrap-list.ts'

/** The lines of the list that are checked off in this browser. */
export function useCheckedLines(list: ListDocument | null): LineAddress[] {
  const userId = sessionUser(useSession())?.id ?? ''
  // The text changes with every check mark.
  const ticks = () => readTicks(userId)
  useSyncExternalStore(watchTicks, ticks, ticks)
  return checkedLines(userId, list ?? undefined)
}
