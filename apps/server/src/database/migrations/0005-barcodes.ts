import type { Trx } from '../schema.ts'

/** Cached answers of Open Food Facts, for all households; and products that a household added itself. */
export async function createBarcodes(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('barcode_cache')
    .addColumn('gtin', 'text', (column) => column.primaryKey())
    .addColumn('product_json', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()

  await trx.schema
    .createTable('household_products')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('gtin', 'text', (column) => column.notNull())
    .addColumn('product_json', 'text', (column) => column.notNull())
    .addColumn('taught_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('household_products_pk', ['user_id', 'gtin'])
    .execute()
}
