import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { DOCUMENT_SCHEMAS, type DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import type { z } from 'zod'
import type { Db, Trx } from '../database/schema.ts'
import { readStoredJson } from '../json.ts'
import type { Viewer } from '../weeks/shown-week.store.ts'
import { findDocument, type StoredDocument } from './documents.store.ts'

const READERS: { readonly [K in DocumentKey]: z.core.$ZodType<DocumentValue<K>> } = DOCUMENT_SCHEMAS

/** What a document says, undefined without one. */
export async function findValue<K extends DocumentKey>(
  db: Db | Trx,
  viewer: Viewer,
  key: K,
): Promise<DocumentValue<K> | undefined> {
  return storedValue(key, await findDocument(db, viewer, key))
}

export function storedValue<K extends DocumentKey>(
  key: K,
  stored: StoredDocument | undefined,
): DocumentValue<K> | undefined {
  return stored?.value ? readStoredJson(READERS[key], stored.value) : undefined
}
