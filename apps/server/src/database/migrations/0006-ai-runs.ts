import type { Trx } from '../schema.ts'

/** Plan requests by idempotency key with their outcome, so that a repeated request does not run twice. */
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
