import type { Trx } from '../schema.ts'

/** When a server last checked its clock, and until when date-based work waits after a clock jump. */
export async function createClock(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('clock')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('filler', 'text')
    .execute()
}
