import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { LocalDatabase, Transition } from './local-database.ts'
import { emptyRecord, type LocalRecord } from './local-record.ts'
import type { TabChannel } from './tab-channel.ts'

export type RecordCache = ReturnType<typeof createRecordCache>

/** The records this tab shows. Reads are synchronous; writes go through to the database all tabs share. */
export function createRecordCache(
  database: LocalDatabase,
  channel: TabChannel,
  onShown: (key: DocumentKey) => void,
) {
  const shown = new Map<DocumentKey, LocalRecord>()
  const writesInProgress = new Map<DocumentKey, number>()
  /** The last edit of each document, until the database has it. */
  const unpersisted = new Map<DocumentKey, Promise<LocalRecord>>()

  function show(record: LocalRecord) {
    shown.set(record.key, record)
    onShown(record.key)
  }

  const peek = (key: DocumentKey) => shown.get(key) ?? emptyRecord(key)
  const isWriting = (key: DocumentKey) => (writesInProgress.get(key) ?? 0) > 0

  /** Writes, then shows. Of several writes in progress only the last is shown, since it includes the others. */
  async function change(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
    beginWrite(key)
    try {
      return await write(key, transition)
    } catch (error) {
      endWrite(key)
      onShown(key)
      throw error
    }
  }

  async function write(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
    let isNew = false
    const record = await database.change(key, (before) => {
      const after = transition(before)
      isNew = after !== before
      return after
    })
    endWrite(key)
    if (!isWriting(key)) show(record)
    if (isNew) channel.post({ kind: 'changed', key })
    return record
  }

  function beginWrite(key: DocumentKey) {
    writesInProgress.set(key, (writesInProgress.get(key) ?? 0) + 1)
  }

  function endWrite(key: DocumentKey) {
    writesInProgress.set(key, (writesInProgress.get(key) ?? 1) - 1)
  }

  async function reload(key: DocumentKey): Promise<LocalRecord> {
    const record = await database.read(key)
    if (!isWriting(key)) show(record)
    return record
  }

  return {
    peek,
    /** Some write of the record has not ended yet. */
    isWriting,
    isUnpersisted: (key: DocumentKey) => unpersisted.has(key),
    keys: () => [...shown.keys()],
    change,
    reload,
    /** Shows what `write` changed in these records once all of it is stored. */
    async changeTogether(
      keys: readonly DocumentKey[],
      write: () => Promise<readonly LocalRecord[]>,
    ): Promise<void> {
      keys.forEach(beginWrite)
      let records: readonly LocalRecord[] = []
      try {
        records = await write()
      } finally {
        keys.forEach(endWrite)
        for (const record of records) if (!isWriting(record.key)) show(record)
        for (const key of keys) channel.post({ kind: 'changed', key })
      }
    },
    /** Shows, then writes. For edits made on this screen. */
    edit(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
      const next = transition(peek(key))
      const written = change(key, transition).finally(() => {
        if (unpersisted.get(key) === written) unpersisted.delete(key)
      })
      unpersisted.set(key, written)
      show(next)
      return written
    },
    async loadAll(): Promise<void> {
      for (const record of await database.readAll()) if (!isWriting(record.key)) show(record)
    },
    async forgetAll(): Promise<void> {
      await database.clear()
      for (const key of [...shown.keys()]) {
        show(emptyRecord(key))
        channel.post({ kind: 'changed', key })
      }
    },
  }
}
