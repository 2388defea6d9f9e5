import type { Trx } from '../schema.ts'

/** user_id comes first in every key, so that a distributed database can keep a household's rows together. */
export async function createDocuments(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('documents')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_pk', ['user_id', 'key'])
    .execute()

  await trx.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_id', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
