import type { Trx } from '../schema.ts'

/** Shared plans that do not fit in a link. Anyone can read them by id; listing and deleting is per household. */
export async function createShares(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('shares')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('shared_by', 'text', (column) => column.notNull())
    .addColumn('week_start_date', 'text')
    .addColumn('shared_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shares_pk', ['user_id', 'id'])
    .execute()
  await trx.schema.createIndex('shares_id_idx').on('shares').column('id').execute()
  await trx.schema.createIndex('shares_expires_at_idx').on('shares').column('expires_at').execute()
}
