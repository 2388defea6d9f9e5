import { readableOnes } from '@pennyplate/contract/lenient'
import {
  type LineAddress,
  placedLines,
  type ShoppingList,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import * as z from 'zod/mini'
import { parseStored, readStoredText, storeText } from '../lib/browser-storage.ts'
import { userStorageKey } from '../lib/user-storage.ts'
import type { DocumentStore } from './document-store.ts'

const oldTicks = z.object({
  listId: z.string(),
  marks: readableOnes(z.object({ category: z.string(), name: z.string(), position: z.number() })),
})
type OldTicks = z.infer<typeof oldTicks>

/** Version 0.2 kept checkmarks in the browser that made them. Gives them to the household, once. */
export async function takeOldTicks(
  store: Pick<DocumentStore, 'read' | 'state' | 'issue'>,
  userId: string,
): Promise<void> {
  const key = userStorageKey(userId, 'shopping-ticks')
  const ticks = parseStored(readStoredText(key), oldTicks)
  if (ticks) {
    await store.read('currentShoppingList')
    const { value, status } = store.state('currentShoppingList')
    if (status === 'loading') return
    // Safe: the value was parsed by its schema.
    const list = value as ShoppingList | undefined
    const lines = list ? linesTicked(ticks, list) : []
    const issued = lines.length > 0 ? store.issue({ type: 'tick', lines, isTicked: true }) : undefined
    if (issued?.ok) await issued.stored
  }
  storeText(key, null)
}

/** Marks of another list are about nothing. */
export function linesTicked({ listId, marks }: OldTicks, document: ShoppingList): LineAddress[] {
  const list = document
  if ((list.createdAt ?? '') !== listId) return []
  const free = new Set(placedLines(list))
  const take = (isIt: (line: ReturnType<typeof placedLines>[number]) => boolean) => {
    const found = [...free].find(isIt)
    if (found) free.delete(found)
    return found ? [found.address] : []
  }
  const isAt = (mark: OldTicks['marks'][number]) =>
    take(({ address, position }) => {
      return address.category === mark.category && position === mark.position && address.name === mark.name
    })
  const placed = marks.map((mark) => ({ mark, found: isAt(mark) }))
  return placed.flatMap(({ mark, found }) =>
    found.length > 0
      ? found
      : take(({ address }) => address.category === mark.category && address.name === mark.name),
  )
}
