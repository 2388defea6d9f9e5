import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import type { Db, Trx } from '../database/schema.ts'
import type { Viewer } from '../weeks/shown-week.store.ts'
import { findDocument, type StoredDocument } from './documents.store.ts'

/** What a document says, undefined without one. */
export async function findValue<K extends DocumentKey>(
  db: Db | Trx,
  viewer: Viewer,
  key: K,
): Promise<DocumentValue<K> | undefined> {
  return storedValue<K>(await findDocument(db, viewer, key))
}

export function storedValue<K extends DocumentKey>(
  stored: StoredDocument | undefined,
): DocumentValue<K> | undefined {
  // Stored values were parsed by the schema, so they have its type.
  return stored?.value ? (JSON.parse(stored.value) as DocumentValue<K>) : undefined
}
