import type { Trx } from '../schema.ts'

/** Plans that were asked for under a key, and what became of them, so that a repeated request never runs twice. */
export async function createAiRuns(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('ai_runs')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('ai_runs_pk', ['user_id', 'key'])
    .execute()
  await trx.schema.createIndex('ai_runs_started_at_idx').on('ai_runs').column('started_at').execute()
}
