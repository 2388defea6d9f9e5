import type { Trx } from '../schema.ts'

/**
 * What the lines of own recipes mean is stored in a smaller form and counts as stored bytes. An earlier version's is not
 * trusted anyway, so it goes instead of being counted.
 */
export async function dropOwnReadings(trx: Trx): Promise<void> {
  await trx.updateTable('own_recipes').set({ reading: null }).where('reading', 'is not', null).execute()
}
