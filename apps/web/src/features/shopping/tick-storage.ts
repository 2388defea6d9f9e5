import type { TickMark } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { parseJson, readStoredText, storeText } from '../../lib/browser-storage.ts'
import { numberAt, recordOf, recordsOf, stringAt } from '../../lib/json-reader.ts'
import { userStorageKey } from '../../lib/user-storage.ts'

/** Checkmarks live in this browser only. They are for one list; those of another are not shown. */
const listeners = new Set<() => void>()
/** Where storage is closed to this page, they hold until it is closed. */
const unstored = new Map<string, string>()

export function readTicks(userId: string): string {
  return readStoredText(keyOf(userId)) ?? unstored.get(userId) ?? ''
}

export function writeTicks(userId: string, listId: string, marks: readonly TickMark[]): void {
  const text = marks.length === 0 ? '' : JSON.stringify({ listId, marks })
  if (storeText(keyOf(userId), text || null)) unstored.delete(userId)
  else unstored.set(userId, text)
  for (const listener of listeners) listener()
}

/** Also hears the other tabs of this browser. */
export function watchTicks(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function parseTicks(text: string, listId: string): readonly TickMark[] {
  const stored = recordOf(parseJson(text))
  if (stringAt(stored, 'listId') !== listId) return []
  return recordsOf(stored.marks).flatMap((mark): TickMark[] => {
    const [category, name] = [stringAt(mark, 'category'), stringAt(mark, 'name')]
    const position = numberAt(mark, 'position')
    return category === undefined || name === undefined || position === undefined
      ? []
      : [{ category, name, position }]
  })
}

function keyOf(userId: string): string {
  return userStorageKey(userId, 'shopping-ticks')
}
