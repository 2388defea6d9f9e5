import type { Trx } from '../schema.ts'

/** Pending proofs of who owns an e-mail address or the server. */
export async function createAccountProofs(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()

  await trx.schema
    .createTable('owner_codes')
    .addColumn('owner_email', 'text', (column) => column.primaryKey())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text', (column) => column.references('user.id').onDelete('set null'))
    .execute()
}
