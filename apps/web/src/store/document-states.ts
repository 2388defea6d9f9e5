import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isSameJson } from '@pennyplate/domain/merge/json-equality'
import { createAnnouncements } from './announcements.ts'
import type { Clock } from './clock.ts'
import {
  type DocumentStatus,
  type Surroundings,
  type SyncStatus,
  type SyncSummary,
  summarizeSync,
  syncStatus,
} from './document-status.ts'
import type { Refusal } from './kv-transport.ts'
import { type LocalRecord, visibleValue } from './local-record.ts'
import type { RecordCache } from './record-cache.ts'

export type DocumentState = Readonly<{ value: unknown; status: DocumentStatus; refusal?: Refusal }>
export type Topic = DocumentKey | 'summary' | 'unknown'

const LOADING: DocumentState = { value: undefined, status: 'loading' }

/** What screens see of the records. A state keeps its identity until something in it changes. */
export function createDocumentStates(
  records: () => Pick<RecordCache, 'peek' | 'keys' | 'isSettling'>,
  around: () => Surroundings,
  clock: Pick<Clock, 'after'>,
) {
  const { announce, watch, isWatched, together, tellHeld } = createAnnouncements<Topic>(clock)
  const states = new Map<DocumentKey, DocumentState>()
  /** Documents that were asked for and answered, be it from this browser's own copy. */
  const answered = new Set<DocumentKey>()
  let summary: SyncSummary = { status: 'saved', refused: [] }
  let isUnknown = false

  /** A change is not called kept before this browser has written it down. */
  function statusOf(record: LocalRecord): SyncStatus {
    return record.pending && records().isSettling(record.key) ? 'saving' : syncStatus(record, around())
  }

  function show(key: DocumentKey): void {
    const before = states.get(key)
    const after = stateOf(key)
    const value = isSameJson(before?.value, after.value) ? before?.value : after.value
    if (
      !before ||
      !isSameJson({ ...after, value: undefined }, { ...before, value: undefined }) ||
      value !== before.value
    ) {
      states.set(key, { ...after, value })
      announce(key)
    }
    const next = summarizeSync(records().keys().map(records().peek), statusOf)
    if (isSameJson(next, summary)) return
    summary = next
    announce('summary')
  }

  function stateOf(key: DocumentKey): DocumentState {
    const record = records().peek(key)
    const value = visibleValue(record)
    const isKnown = value !== undefined || record.pending !== undefined || answered.has(key)
    const status = isKnown ? statusOf(record) : 'loading'
    return { value, status, ...(record.pending?.refusal ? { refusal: record.pending.refusal } : {}) }
  }

  return {
    show,
    showAll(): void {
      for (const key of records().keys()) show(key)
    },
    markAnswered(key: DocumentKey): void {
      answered.add(key)
      show(key)
    },
    /** Nobody could say what is there: neither the server nor this browser. */
    markUnknown(now: boolean): void {
      if (now === isUnknown) return
      isUnknown = now
      announce('unknown')
    },
    isUnknown: (): boolean => isUnknown,
    state: (key: DocumentKey): DocumentState => states.get(key) ?? LOADING,
    summary: (): SyncSummary => summary,
    isWatched,
    watch,
    together,
    /** What the person at this screen does waits for nothing. */
    showNow: tellHeld,
  }
}
