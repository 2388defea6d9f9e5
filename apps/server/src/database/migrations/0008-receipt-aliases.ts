import type { Trx } from '../schema.ts'

/** What a line on a household's receipts means: "GV BRST" is chicken breast. */
export async function createReceiptAliases(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('receipt_aliases')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('alias', 'text', (column) => column.notNull())
    .addColumn('item_json', 'text', (column) => column.notNull())
    .addColumn('taught_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('receipt_aliases_pk', ['user_id', 'alias'])
    .execute()
}
