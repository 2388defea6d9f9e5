import type { DocumentChange } from '../../documents/change-broadcast.ts'

type Event = { readonly event: 'ready' | 'change' | 'resync' | 'ping'; readonly data: string }

export type EventOutbox = ReturnType<typeof createEventOutbox>

/**
 * What one browser has not read yet: the newest change of each document, and no more, however slowly it reads. One event is under
 * way at a time.
 */
export function createEventOutbox(send: (event: Event) => Promise<unknown>) {
  const waiting = new Map<string, Event>()
  let isSending = false
  let sent = 0
  let sentAtLastLook = -1

  function put(name: string, event: Event): void {
    // Deleted first, so that it comes after what is older.
    waiting.delete(name)
    waiting.set(name, event)
    if (!isSending) void sendAll()
  }

  async function sendAll(): Promise<void> {
    isSending = true
    for (const [name, event] of waiting) {
      waiting.delete(name)
      sent++
      await send(event)
    }
    isSending = false
  }

  return {
    change: (change: DocumentChange) =>
      put(`change ${change.key}`, { event: 'change', data: JSON.stringify(change) }),
    /** The browser then reads everything anew. */
    resync(): void {
      waiting.clear()
      put('resync', { event: 'resync', data: '{}' })
    },
    say: (event: 'ready' | 'ping') => put(event, { event, data: '{}' }),
    /** Whether the event that was under way at the last look still is. */
    hasStalled(): boolean {
      const hasStalled = isSending && sent === sentAtLastLook
      sentAtLastLook = sent
      return hasStalled
    },
  }
}
