import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { DOCUMENT_SCHEMAS, type DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import type { z } from 'zod'
import type { Db, Trx } from '../database/schema.ts'
import { parseJson } from '../json.ts'
import type { Viewer } from '../weeks/shown-week.store.ts'
import { whatFits } from '../what-fits.ts'
import { findDocument, type StoredDocument } from './documents.store.ts'

/** The profile has a reader of its own. */
type Key = Exclude<DocumentKey, 'profile'>
const SCHEMAS: { readonly [K in Key]: z.core.$ZodType<DocumentValue<K>> } = DOCUMENT_SCHEMAS

/** What a document says, undefined without one. */
export async function findValue<K extends Key>(
  db: Db | Trx,
  viewer: Viewer,
  key: K,
): Promise<DocumentValue<K> | undefined> {
  return storedValue(key, await findDocument(db, viewer, key))
}

export function storedValue<K extends Key>(
  key: K,
  stored: StoredDocument | undefined,
): DocumentValue<K> | undefined {
  return stored?.value ? (whatFits(SCHEMAS[key], parseJson(stored.value)) ?? undefined) : undefined
}

/** All that a profile says counts, however long it is: earlier versions allowed more than the schema does. */
export function storedProfile(stored: StoredDocument | undefined): CompleteProfile | undefined {
  return stored?.value ? withDefaults(parseJson(stored.value)) : undefined
}
