import type { Trx } from '../schema.ts'

/** The size and duration of each call to the language model, never its content. */
export async function createAiCalls(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('ai_calls')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('tokens_in', 'integer', (column) => column.notNull())
    .addColumn('tokens_out', 'integer', (column) => column.notNull())
    .addColumn('cost_micros', 'integer')
    .addColumn('ms', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ai_calls_pk', ['user_id', 'id'])
    .execute()
  await trx.schema.createIndex('ai_calls_asked_at_idx').on('ai_calls').column('asked_at').execute()
}
