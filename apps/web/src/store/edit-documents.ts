import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { mergeDocuments } from '@pennyplate/domain/merge/merge-documents'
import { weekCommandsIn } from './command-queue.ts'
import { createImmediateSaves } from './immediate-saves.ts'
import { discarded, edited, reverted } from './local-record.ts'
import type { StoreParts } from './store-parts.ts'
import type { SyncSchedule } from './sync-schedule.ts'
import { isWeekKey } from './week-documents.ts'

export type DocumentEditor = ReturnType<typeof createDocumentEditor>

/** Edits are shown at once, stored in this browser, and then sent. */
export function createDocumentEditor(parts: StoreParts, schedule: SyncSchedule) {
  const { records, commands, view, states, clock, newId, isOnline, report } = parts

  const visible = (key: DocumentKey) => view.visible(records.peek(key))
  const newStamp = (delayMs: number) => ({ id: newId(), dueAt: clock.now() + delayMs })

  async function edit(key: DocumentKey, update: (value: unknown) => unknown, delayMs: number): Promise<void> {
    const stamp = newStamp(delayMs)
    const after = isWeekKey(key) ? weekCommandsIn(commands.peek()).map((command) => command.key) : []
    schedule.scheduleAt(key, stamp.dueAt)
    const written = records.edit(key, (record) => {
      const shown = view.visible(record)
      return edited(record, update(shown), { ...stamp, shown, after })
    })
    states.showNow()
    await written
  }

  async function revert(key: DocumentKey, from: unknown, to: unknown): Promise<void> {
    const stamp = newStamp(0)
    await records.edit(key, (record) => reverted(record, from, to, stamp))
    schedule.scheduleAt(key, stamp.dueAt)
  }

  return {
    /** `from` is the value the edit started from. What others changed since is kept. */
    save(key: DocumentKey, value: unknown, from = visible(key)): Promise<void> {
      const merge = (current: unknown) => mergeDocuments(key, { base: from, mine: value, theirs: current })
      return edit(key, merge, WRITE_DEBOUNCE_MS)
    },
    /** `update` must be pure: it runs on the value this tab shows and again on the stored one. */
    update: (key: DocumentKey, update: (value: unknown) => unknown) => edit(key, update, WRITE_DEBOUNCE_MS),
    /** Sent at once. If the server refuses it, undoes the edit and throws SaveFailed. */
    saveNow: createImmediateSaves({
      visible,
      // Normally sent at once by `sync`. The delay applies if that fails.
      edit: (key, update) => edit(key, update, WRITE_RETRY_MS),
      sync: schedule.syncNow,
      revert,
      isOnline,
      report,
    }),
    remove: (key: DocumentKey) => edit(key, () => undefined, WRITE_DEBOUNCE_MS),
    /** Drops the pending edit and shows the server's version. */
    discard: (key: DocumentKey) => records.edit(key, discarded),
  }
}
