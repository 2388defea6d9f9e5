import type { Trx } from '../schema.ts'

/** Summaries of weeks whose list is partly in the pantry told only what was left on it. They are made when they are next read. */
export async function sumWeeksAgain(trx: Trx): Promise<void> {
  await trx.updateTable('weeks').set({ summary: null }).execute()
}
