import type { Trx } from '../schema.ts'

/**
 * Photos in two sizes, and since when nothing names one. Which recipes have a photo is a column, because weeks ask for it
 * without the recipes, and which recipes of a file were stored without their picture. No photo was stored before.
 */
export async function addDishPhotos(trx: Trx): Promise<void> {
  await trx.schema
    .alterTable('recipe_photos')
    .addColumn('small_base64', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await trx.schema.alterTable('recipe_photos').addColumn('unused_since', 'text').execute()
  await trx.schema.alterTable('own_recipes').addColumn('photo_id', 'text').execute()
  await trx.schema
    .alterTable('recipe_imports')
    .addColumn('pictureless', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await trx.schema
    .createIndex('own_recipes_photo_idx')
    .on('own_recipes')
    .columns(['household_id', 'photo_id'])
    .execute()
}
