import { type DocumentKey, isShownKey, SHOWN_KEYS } from '@pennyplate/contract/documents/document-keys'
import { sql } from 'kysely'
import { type HouseholdId, toHouseholdId } from '../database/ids.ts'
import { prepareQuery } from '../database/prepare-query.ts'
import type { Db, Trx } from '../database/schema.ts'
import type { Viewer } from '../weeks/shown-week.store.ts'
import { isViewKey } from '../weeks/view-keys.ts'
import { viewWeekDocument } from '../weeks/view-week-documents.ts'

export type StoredDocument = { value: string | null; revision: number; updatedAt: string; writes: string }
type NewDocument = {
  key: DocumentKey
  value: string | null
  sizeBytes: number
  updatedAt: string
  /** If missing, the stored write ids stay, because this version is based on those writes. */
  writes?: string
}

const selectDocument = prepareQuery(['householdId', 'key'], (db, { householdId, key }) =>
  db
    .selectFrom('documents')
    .select(['value', 'revision', 'updated_at as updatedAt', 'writes'])
    .where('household_id', '=', toHouseholdId(householdId))
    .where('key', '=', key),
)

export async function findDocument(
  db: Db | Trx,
  viewer: Viewer,
  key: DocumentKey,
): Promise<StoredDocument | undefined> {
  const document = await selectDocument(db, { householdId: viewer.householdId, key })
  if (!document || !isViewKey(key) || (document.value === null && !isShownKey(key))) return document
  return { ...document, value: await viewWeekDocument(db, viewer, key) }
}

export async function findAllDocuments(db: Db | Trx, viewer: Viewer) {
  const rows = await db
    .selectFrom('documents')
    .select(['key', 'value', 'revision', 'updated_at', 'writes'])
    .where('household_id', '=', viewer.householdId)
    .where((is) => is.or([is('value', 'is not', null), is('key', 'in', SHOWN_KEYS)]))
    .orderBy('key')
    .execute()
  const documents: (StoredDocument & { key: string })[] = []
  for (const { key, value, revision, updated_at: updatedAt, writes } of rows) {
    const shown = isViewKey(key) ? await viewWeekDocument(db, viewer, key) : value
    if (shown !== null) documents.push({ key, value: shown, revision, updatedAt, writes })
  }
  return documents
}

/** Of all documents that ever had a value. */
export async function findRevisions(db: Db | Trx, householdId: HouseholdId): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(['key', 'revision'])
    .where('household_id', '=', householdId)
    .execute()
  return new Map(rows.map(({ key, revision }) => [key, revision]))
}

/** What the household's documents and weeks take up. */
export async function bytesOfHousehold(trx: Db | Trx, householdId: HouseholdId): Promise<number> {
  const sumOf = async (table: 'documents' | 'weeks') => {
    const row = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), sql<number>`0`).as('bytes'))
      .where('household_id', '=', householdId)
      .executeTakeFirst()
    return Number(row?.bytes ?? 0)
  }
  return (await sumOf('documents')) + (await sumOf('weeks'))
}

export async function writeDocument(
  trx: Trx,
  householdId: HouseholdId,
  document: NewDocument,
): Promise<number> {
  const { key, value, sizeBytes, updatedAt } = document
  const named = document.writes === undefined ? {} : { writes: document.writes }
  const row = await trx
    .insertInto('documents')
    .values({
      household_id: householdId,
      key,
      value,
      size_bytes: sizeBytes,
      revision: 1,
      updated_at: updatedAt,
      ...named,
    })
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'key']).doUpdateSet((eb) => ({
        value,
        size_bytes: sizeBytes,
        updated_at: updatedAt,
        ...named,
        revision: eb('documents.revision', '+', 1),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return row.revision
}
