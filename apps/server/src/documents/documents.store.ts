import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { sql } from 'kysely'
import { prepareQuery } from '../database/prepare-query.ts'
import type { DatabaseKind, Db, Trx } from '../database/schema.ts'

export type StoredDocument = { value: string | null; revision: number; updatedAt: string; writes: string }
type NewDocument = {
  key: DocumentKey
  value: string | null
  sizeBytes: number
  updatedAt: string
  /** If missing, the stored write ids stay, because this version is based on those writes. */
  writes?: string
}

const selectDocument = prepareQuery(['userId', 'key'], (db, { userId, key }) =>
  db
    .selectFrom('documents')
    .select(['value', 'revision', 'updated_at as updatedAt', 'writes'])
    .where('user_id', '=', userId)
    .where('key', '=', key),
)

export async function findDocument(
  db: Db | Trx,
  userId: string,
  key: DocumentKey,
): Promise<StoredDocument | undefined> {
  return selectDocument(db, { userId, key })
}

export async function findAllDocuments(db: Db | Trx, userId: string) {
  const rows = await db
    .selectFrom('documents')
    .select(['key', 'value', 'revision', 'updated_at', 'writes'])
    .where('user_id', '=', userId)
    .where('value', 'is not', null)
    .orderBy('key')
    .execute()
  return rows.map((row) => ({
    key: row.key,
    value: row.value,
    revision: row.revision,
    updatedAt: row.updated_at,
    writes: row.writes,
  }))
}

/** Serializes writes of one household, so that the size check and the write are one step. */
export async function lockHousehold(trx: Trx, engine: DatabaseKind, userId: string): Promise<void> {
  if (engine === 'postgres') await sql`select 1 from "user" where id = ${userId} for update`.execute(trx)
}

export async function bytesOfOtherDocuments(trx: Trx, userId: string, key: DocumentKey): Promise<number> {
  const row = await trx
    .selectFrom('documents')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), sql<number>`0`).as('bytes'))
    .where('user_id', '=', userId)
    .where('key', '!=', key)
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

export async function writeDocument(trx: Trx, userId: string, document: NewDocument): Promise<number> {
  const { key, value, sizeBytes, updatedAt } = document
  const named = document.writes === undefined ? {} : { writes: document.writes }
  const row = await trx
    .insertInto('documents')
    .values({
      user_id: userId,
      key,
      value,
      size_bytes: sizeBytes,
      revision: 1,
      updated_at: updatedAt,
      ...named,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet((eb) => ({
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
