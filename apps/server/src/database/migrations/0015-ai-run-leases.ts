import type { Trx } from '../schema.ts'

/**
 * Who makes a plan, until when that is believed without word from them, and for which profile. Runs of an older
 * version have no lease, so the next request with their key takes them over.
 */
export async function addAiRunLeases(trx: Trx): Promise<void> {
  const table = trx.schema.alterTable('ai_runs')
  await table.addColumn('holder', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('lease_until', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('profile_revision', 'integer', (column) => column.notNull().defaultTo(0)).execute()
}
