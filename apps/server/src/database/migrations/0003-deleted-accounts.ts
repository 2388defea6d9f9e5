import type { Trx } from '../schema.ts'

/** Records that and when an account was deleted, but not whose. */
export async function createDeletedAccounts(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('deleted_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute()
}
