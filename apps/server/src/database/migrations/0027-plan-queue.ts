import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * Plans wait for any server that shares the database. `request` is what to plan while it waits or is made, `format` says
 * which servers can read it, `turn_at` is when its household's turn came, `wanted_until` how long somebody waits for it,
 * `tries` how often a server took it. The indexes cover only plans that have not ended.
 */
export async function createPlanQueue(trx: Trx): Promise<void> {
  const table = trx.schema.alterTable('ai_runs')
  await table.addColumn('request', 'text').execute()
  await table.addColumn('format', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await table.addColumn('turn_at', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('wanted_until', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await table.addColumn('progress', 'text').execute()
  await table.addColumn('week', 'text').execute()
  await sql`create index ai_runs_queue_idx on ai_runs (turn_at) where request is not null`.execute(trx)
  // A household has one plan made at a time, whichever server takes it.
  await sql`create unique index ai_runs_taken_idx on ai_runs (household_id)
    where request is not null and holder <> ''`.execute(trx)
}
