import type { Trx } from '../schema.ts'

/** That an account was deleted, and when; nothing that says whose it was. */
export async function createDeletedAccounts(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('deleted_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute()
}
