import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isSameJson } from '@pennyplate/domain/json-equality'
import type { Clock } from './clock.ts'
import type { CommandCache } from './command-cache.ts'
import { type CommandQueue, isRecipe, isStuck, weekCommandsIn } from './command-queue.ts'
import {
  type Connectivity,
  type DocumentStatus,
  type SyncStatus,
  type SyncSummary,
  statusUnsent,
  summarizeSync,
  syncStatus,
  worseOf,
} from './document-status.ts'
import type { Refusal } from './kv-transport.ts'
import type { LocalRecord } from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import { createTopicListeners } from './topic-listeners.ts'
import { WEEK_KEYS } from './week-documents.ts'
import type { ShownWeeks } from './week-view.ts'

export type DocumentState = Readonly<{ value: unknown; status: DocumentStatus; refusal?: Refusal }>
export type Topic = DocumentKey | 'summary' | 'unknown' | 'recipes'
export type DocumentStates = ReturnType<typeof createDocumentStates>

const LOADING: DocumentState = { value: undefined, status: 'loading' }

/** What screens see of the records. A state object stays the same until something in it changes. */
export function createDocumentStates(
  parts: () => Readonly<{
    records: Pick<RecordCache, 'peek' | 'keys' | 'isWriting'>
    commands: Pick<CommandCache, 'peek' | 'isWriting'>
    view: ShownWeeks
  }>,
  connectivity: () => Connectivity,
  clock: Pick<Clock, 'after'>,
) {
  const { notify, subscribe, hasListeners, batch, hold, flush } = createTopicListeners<Topic>(clock)
  const states = new Map<DocumentKey, DocumentState>()
  /** Documents whose request was answered, even if only from this browser's copy. */
  const loaded = new Set<DocumentKey>()
  let summary: SyncSummary = { status: 'saved', refused: [], stuck: [], unsent: 0 }
  let isUnknown = false

  /** Until this browser has stored a change, it counts as saving, also offline. */
  function statusOf(record: LocalRecord): SyncStatus {
    const { records } = parts()
    const own =
      record.pending && records.isWriting(record.key) ? 'saving' : syncStatus(record, connectivity())
    // Commands of the pantry are said with those of the week.
    return record.key === 'currentMealPlan' ? worseOf(own, commandStatus(weekCommandsIn)) : own
  }

  function commandStatus(among = (queue: CommandQueue) => queue): SyncStatus {
    const { commands } = parts()
    const queue = among(commands.peek())
    if (queue.length === 0) return 'saved'
    if (queue.some((entry) => isRecipe(entry) && entry.refusal)) return 'refused'
    if (queue.some(isStuck)) return 'stuck'
    return commands.isWriting() ? 'saving' : statusUnsent(connectivity())
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
      notify(key)
    }
    const { records, commands } = parts()
    const next = summarizeSync(records.keys().map(records.peek), statusOf, commands.peek(), commandStatus())
    if (isSameJson(next, summary)) return
    summary = next
    notify('summary')
  }

  function stateOf(key: DocumentKey): DocumentState {
    const { records, view } = parts()
    const record = records.peek(key)
    const value = view.visible(record)
    const isKnown = value !== undefined || record.pending !== undefined || loaded.has(key)
    const status = isKnown ? statusOf(record) : 'loading'
    return { value, status, ...(record.pending?.refusal ? { refusal: record.pending.refusal } : {}) }
  }

  return {
    show,
    showAll(): void {
      for (const key of parts().records.keys()) show(key)
    },
    /** What commands change is shown together. */
    showCommands(): void {
      hold(() => {
        WEEK_KEYS.forEach(show)
        notify('recipes')
      })
    },
    markLoaded(key: DocumentKey): void {
      loaded.add(key)
      show(key)
    },
    /** Neither the server nor this browser could say what the documents hold. */
    markUnknown(now: boolean): void {
      if (now === isUnknown) return
      isUnknown = now
      notify('unknown')
    },
    isUnknown: (): boolean => isUnknown,
    state: (key: DocumentKey): DocumentState => states.get(key) ?? LOADING,
    summary: (): SyncSummary => summary,
    hasListeners,
    subscribe,
    batch,
    /** Shows a person's own edit without waiting for an open batch. */
    showNow: flush,
  }
}
