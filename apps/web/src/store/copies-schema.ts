import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DBSchema } from 'idb'
import type { LocalRecord } from './local-record.ts'

/** The database of the local copies. */
export interface CopiesSchema extends DBSchema {
  documents: { key: DocumentKey; value: LocalRecord }
  /** The databases whose records were moved here. */
  moved: { key: string; value: { from: string; isDeleted: boolean } }
}
