import type { Trx } from '../schema.ts'

/** A week in a few words, for the calendar. Weeks that were stored before are summed up when they are read. */
export async function addWeekSummaries(trx: Trx): Promise<void> {
  await trx.schema.alterTable('weeks').addColumn('summary', 'text').execute()
}
