import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { LocalRecord } from './local-record.ts'
import { emptyRecord } from './local-record.ts'

export type Transition = (record: LocalRecord) => LocalRecord

/** One household's records in this browser, shared by all tabs. `change` reads and writes in one transaction. */
export type LocalDatabase = Readonly<{
  readAll: () => Promise<readonly LocalRecord[]>
  read: (key: DocumentKey) => Promise<LocalRecord>
  change: (key: DocumentKey, transition: Transition) => Promise<LocalRecord>
  clear: () => Promise<void>
  close: () => void
}>

/** Lost when the page closes. */
export function createMemoryDatabase(initial: readonly LocalRecord[] = []): LocalDatabase {
  const records = new Map(initial.map((record) => [record.key, record]))
  const read = (key: DocumentKey) => records.get(key) ?? emptyRecord(key)
  return {
    readAll: async () => [...records.values()],
    read: async (key) => read(key),
    change: async (key, transition) => {
      const next = transition(read(key))
      records.set(key, next)
      return next
    },
    clear: async () => records.clear(),
    close: () => {},
  }
}
