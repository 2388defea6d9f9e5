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

  function show(record: LocalRecord) {
    shown.set(record.key, record)
    onShown(record.key)
  }

  const peek = (key: DocumentKey) => shown.get(key) ?? emptyRecord(key)
  const isSettling = (key: DocumentKey) => (underWay.get(key) ?? 0) > 0

  /** Writes first, shows then. Of several changes under way only the last is shown: it holds all of them. */
  async function change(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
    let isNew = false
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    try {
      const record = await database.change(key, (before) => {
        const after = transition(before)
        isNew = after !== before
        return after
      })
      underWay.set(key, (underWay.get(key) ?? 1) - 1)
      if (!isSettling(key)) show(record)
      if (isNew) channel.announce({ kind: 'changed', key })
      return record
    } catch (error) {
      underWay.set(key, (underWay.get(key) ?? 1) - 1)
      throw error
    }
  }

  async function reload(key: DocumentKey): Promise<LocalRecord> {
    const record = await database.read(key)
    if (!isSettling(key)) show(record)
    return record
  }

  return {
    peek,
    keys: () => [...shown.keys()],
    change,
    reload,
    /** Shows first, writes then: for what the person at this screen does. */
    async edit(key: DocumentKey, transition: Transition): Promise<LocalRecord> {
      show(transition(peek(key)))
      return change(key, transition)
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
