import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { LocalDatabase, Transition } from './local-database.ts'
import { emptyRecord, type LocalRecord } from './local-record.ts'
import type { TabChannel } from './tab-channel.ts'

export type RecordCache = ReturnType<typeof createRecordCache>

/** The records as this tab shows them: read at once, written through to the database that all tabs share. */
export function createRecordCache(
  database: LocalDatabase,
  channel: TabChannel,
  onShown: (key: DocumentKey) => void,
) {
  const shown = new Map<DocumentKey, LocalRecord>()
  const underWay = new Map<DocumentKey, number>()
  /** The last thing a person did to a document, until it is written down. */
  const unwritten = new Map<DocumentKey, Promise<LocalRecord>>()

  function show(record: LocalRecord) {
    shown.set(record.key, record)
    onShown(record.key)
  }

  const peek = (key: DocumentKey) => shown.get(key) ?? emptyRecord(key)
  const isSettling = (key: DocumentKey) => (underWay.get(key) ?? 0) > 0

  /** Writes first, shows then. Of several changes under way only the last is shown: it holds all of them. */
  async function change(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    try {
      return await write(key, transition)
    } catch (error) {
      settled(key)
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
    settled(key)
    if (!isSettling(key)) show(record)
    if (isNew) channel.announce({ kind: 'changed', key })
    return record
  }

  function settled(key: DocumentKey) {
    underWay.set(key, (underWay.get(key) ?? 1) - 1)
  }

  async function reload(key: DocumentKey): Promise<LocalRecord> {
    const record = await database.read(key)
    if (!isSettling(key)) show(record)
    return record
  }

  return {
    peek,
    /** Shown, but not yet written to where a closed page finds it again. */
    isSettling,
    isUnwritten: (key: DocumentKey) => unwritten.has(key),
    keys: () => [...shown.keys()],
    change,
    reload,
    /** Shows first, writes then: for what the person at this screen does. */
    edit(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
      const next = transition(peek(key))
      const written = change(key, transition).finally(() => {
        if (unwritten.get(key) === written) unwritten.delete(key)
      })
      unwritten.set(key, written)
      show(next)
      return written
    },
    async loadAll(): Promise<void> {
      for (const record of await database.readAll()) if (!isSettling(record.key)) show(record)
    },
    async forgetAll(): Promise<void> {
      await database.clear()
      for (const key of [...shown.keys()]) {
        show(emptyRecord(key))
        channel.announce({ kind: 'changed', key })
      }
    },
  }
}
