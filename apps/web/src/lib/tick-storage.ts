import { readableOnes } from '@pennyplate/contract/lenient'
import { type LineAddress, placedLines } from '@pennyplate/domain/shopping/shopping-list-lines'
import { lineKey, type TickMark, tickedKeys } from '@pennyplate/domain/shopping/shopping-list-ticks'
import * as z from 'zod/mini'
import { parseStored, readStoredText, storeText } from './browser-storage.ts'
import { type ListDocument, unwrapList } from './unwrap-list.ts'
import { userStorageKey } from './user-storage.ts'

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

/** The lines of a list that are checked off in this browser. */
export function checkedLines(userId: string, document: ListDocument | undefined): LineAddress[] {
  if (!document) return []
  const list = unwrapList(document)
  const lines = placedLines(list)
  const ticked = tickedKeys(parseTicks(readTicks(userId), list.createdAt ?? ''), lines)
  return lines.flatMap(({ address }) => (ticked.has(lineKey(address)) ? [address] : []))
}

function keyOf(userId: string): string {
  return userStorageKey(userId, 'shopping-ticks')
}
