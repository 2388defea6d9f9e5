import { readableOnes } from '@pennyplate/contract/lenient'
import type { TickMark } from '@pennyplate/domain/shopping/shopping-list-ticks'
import * as z from 'zod/mini'
import { parseStored, readStoredText, storeText } from '../../lib/browser-storage.ts'
import { userStorageKey } from '../../lib/user-storage.ts'

const storedTicks = z.object({
  listId: z.string(),
  marks: readableOnes(z.object({ category: z.string(), name: z.string(), position: z.number() })),
})

/** Checkmarks are kept in this browser only. They belong to one list; those of another list are ignored. */
const listeners = new Set<() => void>()
/** Used if the browser blocks storage; lasts until the page is closed. */
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

/** Also called for changes in other tabs. */
export function watchTicks(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function parseTicks(text: string, listId: string): readonly TickMark[] {
  const stored = parseStored(text, storedTicks)
  return stored?.listId === listId ? stored.marks : []
}

function keyOf(userId: string): string {
  return userStorageKey(userId, 'shopping-ticks')
}
