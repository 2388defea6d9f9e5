import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { type SyncEnd, syncDocument, WAIT_MAX_MS } from './sync-document.ts'

/** Decides when a document is synced: one timer a document, one turn at a time. */
export function createSyncSchedule(deps: StoreDeps & { records: RecordCache }) {
  const timers = new Map<DocumentKey, () => void>()
  let isClosed = false

  function at(key: DocumentKey, dueAt: number): void {
    timers.get(key)?.()
    timers.delete(key)
    if (isClosed) return
    const waitMs = Math.min(Math.max(0, dueAt - deps.clock.now()), WAIT_MAX_MS)
    const cancel = deps.clock.after(waitMs, async () => {
      timers.delete(key)
      await attempt(key, false)
    })
    timers.set(key, cancel)
  }

  async function attempt(key: DocumentKey, isForced: boolean): Promise<void> {
    try {
      const end = await now(key, isForced)
      if (end.kind === 'refused') deps.onRefused(key, end.refusal)
    } catch (error) {
      deps.report(error)
    }
  }

  /** When nobody is signed in there is no next time: the same user coming back calls forceAll. */
  async function now(key: DocumentKey, isForced: boolean): Promise<SyncEnd> {
    const end = await syncDocument(deps, key, isForced)
    if ('dueAt' in end) at(key, end.dueAt)
    return end
  }

  return {
    at,
    /** Sends without waiting for its time, and leaves it to the caller to tell how it ended. */
    now: (key: DocumentKey) => now(key, true),
    /** Sends without waiting for its time. */
    force: (key: DocumentKey) => attempt(key, true),
    /** Sends everything unsent but what the server refused. */
    async forceAll(): Promise<void> {
      const isUnsent = (key: DocumentKey) => {
        const { pending } = deps.records.peek(key)
        return pending !== undefined && pending.refusal === undefined
      }
      const keys = deps.records.keys().filter(isUnsent)
      await Promise.all(keys.map((key) => attempt(key, true)))
    },
    close() {
      isClosed = true
      for (const cancel of timers.values()) cancel()
      timers.clear()
    },
  }
}
