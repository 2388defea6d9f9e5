import type { Trx } from '../schema.ts'

/** Adds up a recipe box from an index, without walking past every photo to the size behind it. */
export async function indexStoredSizes(trx: Trx): Promise<void> {
  for (const table of ['own_recipes', 'recipe_photos'])
    await trx.schema
      .createIndex(`${table}_size_idx`)
      .on(table)
      .columns(['household_id', 'size_bytes'])
      .execute()
}
