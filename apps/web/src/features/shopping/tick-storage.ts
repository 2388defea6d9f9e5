import type { TickMark } from '@pennyplate/domain/shopping-list-ticks'
import { numberAt, recordOf, stringAt } from '../../lib/json-reader.ts'
import { userStorageKey } from '../../lib/user-storage.ts'

/** Checkmarks live in this browser only. They are for one list; those of another are not shown. */
const listeners = new Set<() => void>()
/** Where storage is closed to this page, they hold until it is closed. */
const unstored = new Map<string, string>()

export function readTicks(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? unstored.get(userId) ?? ''
  } catch {
    return unstored.get(userId) ?? ''
  }
}

export function writeTicks(userId: string, listId: string, marks: readonly TickMark[]): void {
  const text = marks.length === 0 ? '' : JSON.stringify({ listId, marks })
  try {
    if (text === '') localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), text)
    unstored.delete(userId)
  } catch {
    unstored.set(userId, text)
  }
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
  const stored = recordOf(readJson(text))
  if (stringAt(stored, 'listId') !== listId || !Array.isArray(stored.marks)) return []
  return stored.marks.flatMap((entry: unknown): TickMark[] => {
    const mark = recordOf(entry)
    const [category, name] = [stringAt(mark, 'category'), stringAt(mark, 'name')]
    const position = numberAt(mark, 'position')
    return category === undefined || name === undefined || position === undefined
      ? []
      : [{ category, name, position }]
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Nothing stored, or not by us.
    return null
  }
}

function keyOf(userId: string): string {
  return userStorageKey(userId, 'shopping-ticks')
}
