import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { mergeDocuments } from '@pennyplate/domain/merge/merge-documents'
import { createDocumentStates, type Topic } from './document-states.ts'
import { followChanges } from './follow-changes.ts'
import { createImmediateSaves } from './immediate-saves.ts'
import type { ChangeEvent } from './kv-transport.ts'
import { discarded, edited, type LocalRecord, reverted, visibleValue } from './local-record.ts'
import { createDocumentReader } from './read-documents.ts'
import { createRecordCache, type RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { sendChange } from './sync-document.ts'
import { createSyncSchedule } from './sync-schedule.ts'
import { watchConnection } from './watch-connection.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>

/**
 * One user's documents in this browser. What is saved here is kept here first and shown at once; the server hears of it a
 * moment later, or whenever it can be reached again.
 */
export function createDocumentStore(outside: StoreDeps) {
  const watch = watchConnection(outside.transport, () => states.showAll())
  const states = createDocumentStates(
    (): RecordCache => records,
    () => ({ ...watch.connection(), isOnline: outside.isOnline() }),
    outside.clock,
  )
  const records = createRecordCache(outside.database, outside.channel, states.show)
  const deps = { ...outside, transport: watch.transport, records }
  const schedule = createSyncSchedule(deps)
  const reader = createDocumentReader({ ...deps, together: states.together, onHeard: () => heard() })

  const visible = (key: DocumentKey) => visibleValue(records.peek(key))
  const newEdit = (delayMs: number) => ({ id: outside.newId(), dueAt: outside.clock.now() + delayMs })

  async function edit(key: DocumentKey, update: (value: unknown) => unknown, delayMs: number): Promise<void> {
    const change = newEdit(delayMs)
    schedule.at(key, change.dueAt)
    const written = records.edit(key, (record) => edited(record, update(visibleValue(record)), change))
    states.showNow()
    await written
  }

  const saveNow = createImmediateSaves({
    visible,
    // Sent at once by the sync below; the time is for when it cannot be.
    edit: (key, update) => edit(key, update, WRITE_RETRY_MS),
    sync: schedule.now,
    revert: async (key, from, to) => {
      const change = newEdit(0)
      await records.edit(key, (record) => reverted(record, from, to, change))
      schedule.at(key, change.dueAt)
    },
    isOnline: outside.isOnline,
  })

  function resume({ key, pending }: LocalRecord): void {
    if (pending && !pending.refusal) schedule.at(key, pending.dueAt)
  }

  function hearNews(change: ChangeEvent): void {
    const isWanted = states.isWatched(change.key) || records.peek(change.key).server.revision > 0
    reader.hear(change, isWanted).catch(outside.report)
  }

  const unanswered = new Set<DocumentKey>()

  /** A document counts as answered once the server spoke, or this browser has copies of its own. */
  function heard(): void {
    for (const key of [...unanswered])
      if (reader.hasAnswered(key) || records.keys().length > 0) {
        unanswered.delete(key)
        states.markAnswered(key)
      }
    states.markUnknown(unanswered.size > 0)
  }

  async function readAll(): Promise<void> {
    await ready
    await reader.readAll()
    heard()
  }

  const ready = records.loadAll().then(() => records.keys().map(records.peek).forEach(resume))
  outside.channel.listen((message) => {
    if (message.kind === 'news') return hearNews(message.change)
    records.reload(message.key).then(resume, outside.report)
  })
  const stopFollowing = followChanges(deps, {
    onChange: (change) => {
      outside.channel.announce({ kind: 'news', change })
      hearNews(change)
    },
    onResync: () => void readAll().catch(outside.report),
  })

  async function read(key: DocumentKey, options?: { bypassCache?: boolean }): Promise<unknown> {
    await ready
    unanswered.add(key)
    await reader.read(key, options)
    heard()
    return visible(key)
  }

  /** Waits for what is on its way, so that nothing arrives on the server after its documents are gone. */
  function inTurnOfAll(keys: readonly DocumentKey[], task: () => Promise<void>): Promise<void> {
    // One order for every tab: two that each held what the other waits for would wait for good.
    return keys.toSorted().reduceRight((inner, key) => () => outside.runAlone(key, inner), task)()
  }

  return {
    /** The document's value, from the server where it can be read and is not known freshly, else from this browser's copy. */
    read,

    state: states.state,
    summary: states.summary,
    isUnknown: states.isUnknown,
    /** The first to look at a document makes it load. */
    subscribe(topic: Topic, listener: () => void): () => void {
      if (topic !== 'summary' && topic !== 'unknown' && !states.isWatched(topic))
        read(topic).catch(outside.report)
      return states.watch(topic, listener)
    },

    /** `from` is what the value was made from; what changed since then in other places is kept. */
    save(key: DocumentKey, value: unknown, from = visible(key)): Promise<void> {
      const merge = (current: unknown) => mergeDocuments(key, { base: from, mine: value, theirs: current })
      return edit(key, merge, WRITE_DEBOUNCE_MS)
    },
    /** `update` must be pure: it runs on what this tab shows and again on what all tabs share. */
    update: (key: DocumentKey, update: (value: unknown) => unknown) => edit(key, update, WRITE_DEBOUNCE_MS),
    /** Sent at once; throws SaveFailed, with the change undone, when the server will not have it. */
    saveNow,
    remove: (key: DocumentKey) => edit(key, () => undefined, WRITE_DEBOUNCE_MS),

    /** Sends a refused change once more. */
    retry: schedule.force,
    /** Goes back to what the server has. */
    discard: (key: DocumentKey) => records.edit(key, discarded),

    /** Asks for all documents before any page has looked at one. */
    begin(): void {
      read('profile').catch(outside.report)
    },
    loadAll: readAll,
    async forceSyncAll(): Promise<void> {
      await ready
      await schedule.forceAll()
    },
    /** Deletes everything, here and on the server. Throws, with nothing deleted, when the server cannot do it. */
    async clearAll(): Promise<void> {
      await ready
      await inTurnOfAll(records.keys(), async () => {
        const answer = await watch.transport.removeAll()
        if (answer.kind !== 'stored') throw new Error(`clearing all documents: ${answer.kind}`)
        await records.forgetAll()
        reader.forget()
      })
    },

    /** The network, the session or the person came or went: show what holds now, and send what waits. */
    async wake(): Promise<void> {
      states.showAll()
      await ready
      if (!outside.isOnline()) return
      await schedule.forceAll()
      if (states.isUnknown()) await readAll()
    },

    /**
     * The page goes away, and a change that this browser has not written down yet would go with it: it is sent as it stands.
     * Should it be kept after all, the server's copy of it is known for our own by its name.
     */
    leave(): void {
      for (const record of records.keys().map(records.peek))
        if (record.pending && records.isUnwritten(record.key))
          sendChange(deps, record, record.pending).catch(outside.report)
    },

    close(): void {
      stopFollowing()
      schedule.close()
      outside.channel.close()
      outside.database.close()
    },
  }
}
