import type { Trx } from '../schema.ts'

/**
 * Which server makes a plan, until when its lease lasts, and for which profile revision. Runs from older versions have no
 * lease, so the next request with their key takes them over.
 */
export async function addAiRunLeases(trx: Trx): Promise<void> {
  const table = trx.schema.alterTable('ai_runs')
  await table.addColumn('holder', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('lease_until', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('profile_revision', 'integer', (column) => column.notNull().defaultTo(0)).execute()
}
