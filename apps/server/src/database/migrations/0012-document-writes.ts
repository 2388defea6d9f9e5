import type { Trx } from '../schema.ts'

/** The id of each session's last write to a document, so that a client that lost the response recognizes its own write. */
export async function addDocumentWrites(trx: Trx): Promise<void> {
  await trx.schema
    .alterTable('documents')
    .addColumn('writes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
