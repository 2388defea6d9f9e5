import type { Kysely } from 'kysely'

/** A product as an export of Open Food Facts describes it; null is what it leaves blank. */
export type ImportedProductRow = {
  /** Without its leading zeros. */
  gtin: number
  name: string
  brand: string | null
  quantity: string | null
  category: string | null
  ingredients: string | null
  /** Tags, separated by commas. */
  allergens: string | null
  traces: string | null
}

/** How far the import that is under way has come. */
export type ProductImportRow = {
  /** Which file: an import of another file starts over. */
  fingerprint: string
  lines_read: number
  /** What became of those lines, as JSON. */
  counts_json: string
}

/**
 * Tables that an import fills and replaces as a whole. They are not the household's data: no migration makes them, no
 * backup holds them, and a restore leaves them alone.
 */
export type ImportedSchema = {
  imported_products: ImportedProductRow
  imported_products_next: ImportedProductRow
  product_import: ProductImportRow
}
export type ImportedDb = Kysely<ImportedSchema>

export const IMPORTED_TABLES: ReadonlySet<string> = new Set<keyof ImportedSchema>([
  'imported_products',
  'imported_products_next',
  'product_import',
])
