import type { Trx } from '../schema.ts'

/** The last write of each session that a document holds, so that a browser whose answer was lost can tell that it is in. */
export async function addDocumentWrites(trx: Trx): Promise<void> {
  await trx.schema
    .alterTable('documents')
    .addColumn('writes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
