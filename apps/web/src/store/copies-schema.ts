import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { CommandQueue } from './command-queue.ts'
import type { LocalRecord } from './local-record.ts'

export const QUEUE = 'queue'

/** The database of the local copies. */
export interface CopiesSchema extends DBSchema {
  documents: { key: DocumentKey; value: LocalRecord }
  /** One entry, the queue of commands that the server has not answered. */
  commands: { key: typeof QUEUE; value: { id: typeof QUEUE; commands: CommandQueue } }
  /** The databases whose records were moved here. */
  moved: { key: string; value: { from: string; isDeleted: boolean } }
}

/** A page of an earlier version, which would drop commands it does not know, is made to close this. */
export const COPIES_VERSION = 4

/** Creates what a database of an earlier version lacks. */
export function createCopies(db: IDBPDatabase<CopiesSchema>): void {
  const { objectStoreNames: stores } = db
  if (!stores.contains('documents')) db.createObjectStore('documents', { keyPath: 'key' })
  if (!stores.contains('commands')) db.createObjectStore('commands', { keyPath: 'id' })
  if (!stores.contains('moved')) db.createObjectStore('moved', { keyPath: 'from' })
}
