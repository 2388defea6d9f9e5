import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { createDocumentFetcher } from './fetch-documents.ts'
import { followChanges } from './follow-changes.ts'
import type { ChangeEvent } from './kv-transport.ts'
import type { LocalRecord } from './local-record.ts'
import type { StoreParts } from './store-parts.ts'
import type { SyncSchedule } from './sync-schedule.ts'

export type DocumentReader = ReturnType<typeof createDocumentReader>

/** Loads documents from this browser and the server, and follows changes made in other tabs and on other devices. */
export function createDocumentReader(
  parts: StoreParts,
  schedule: SyncSchedule,
  onCommandsElsewhere: () => void,
) {
  const { records, commands, view, states, channel, report } = parts
  const fetcher = createDocumentFetcher({ ...parts, batch: states.batch, onFetchedAll: () => showLoaded() })
  const requested = new Set<DocumentKey>()

  /** A document counts as loaded once the server answered for it, or this browser has any copies of its own. */
  function showLoaded(): void {
    for (const key of [...requested])
      if (fetcher.hasAnswered(key) || records.keys().length > 0) {
        requested.delete(key)
        states.markLoaded(key)
      }
    states.markUnknown(requested.size > 0)
  }

  function resumeSync({ key, pending }: LocalRecord): void {
    if (pending && !pending.refusal) schedule.scheduleAt(key, pending.dueAt)
  }

  const ready = Promise.all([records.loadAll(), commands.reload()]).then(async () => {
    // Without it, the pantry is sent as the document it was.
    if (records.peek('pantry').pending) await takeOldPantry().catch(report)
    records.keys().map(records.peek).forEach(resumeSync)
  })

  async function takeOldPantry(): Promise<void> {
    const old = await import('./take-old-pantry.ts')
    await old.takeOldPantry(parts)
  }

  async function readAll(): Promise<void> {
    await ready
    await fetcher.readAll()
    showLoaded()
  }

  function handleChange(change: ChangeEvent): void {
    const isWanted = states.hasListeners(change.key) || records.peek(change.key).server.revision > 0
    fetcher.handleChange(change, isWanted).catch(report)
  }

  channel.onMessage((message) => {
    if (message.kind === 'news') return handleChange(message.change)
    if (message.kind === 'commands') return void commands.reload().then(onCommandsElsewhere, report)
    records.reload(message.key).then(resumeSync, report)
  })
  const stopFollowing = followChanges(parts, {
    onChange: (change) => {
      channel.post({ kind: 'news', change })
      handleChange(change)
    },
    onResync: () => void readAll().catch(report),
  })

  return {
    /** This browser's own copies are loaded. */
    ready,
    async read(key: DocumentKey, options?: { bypassCache?: boolean }): Promise<unknown> {
      await ready
      requested.add(key)
      await fetcher.read(key, options)
      showLoaded()
      return view.visible(records.peek(key))
    },
    readAll,
    forget: fetcher.forget,
    stopFollowing,
  }
}
