import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { CommandCache } from './command-cache.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { type SyncOutcome, syncDocument, WAIT_MAX_MS } from './sync-document.ts'

export type SyncSchedule = ReturnType<typeof createSyncSchedule>

/** Decides when each document is synced. Each has at most one timer. */
export function createSyncSchedule(deps: StoreDeps & { records: RecordCache; commands: CommandCache }) {
  const timers = new Map<DocumentKey, () => void>()
  let isClosed = false

  function scheduleAt(key: DocumentKey, dueAt: number): void {
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
      const outcome = await syncNow(key, isForced)
      if (outcome.kind === 'refused') deps.onRefused(key, outcome.refusal)
    } catch (error) {
      deps.report(error)
    }
  }

  /** Signed out, no retry is scheduled: forceAll runs when the same user signs in again. */
  async function syncNow(key: DocumentKey, isForced: boolean): Promise<SyncOutcome> {
    const outcome = await syncDocument(deps, key, isForced)
    if ('dueAt' in outcome) scheduleAt(key, outcome.dueAt)
    return outcome
  }

  return {
    scheduleAt,
    /** Sends without waiting, and leaves reporting the outcome to the caller. */
    syncNow: (key: DocumentKey) => syncNow(key, true),
    /** Sends without waiting. */
    force: (key: DocumentKey) => attempt(key, true),
    /** Sends all pending edits except refused ones. */
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
