import type { Trx } from '../schema.ts'

/** As for documents: the id of each session's last change to a recipe, so that a change sent twice is made once. */
export async function addOwnRecipeWrites(trx: Trx): Promise<void> {
  await trx.schema
    .alterTable('own_recipes')
    .addColumn('writes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
