import { gzipSync } from 'node:zlib'

/** The columns that an export of Open Food Facts has around those we read, in its order. */
const COLUMNS = [
  'code',
  'url',
  'creator',
  'last_modified_t',
  'product_name',
  'abbreviated_product_name',
  'generic_name',
  'quantity',
  'packaging',
  'brands',
  'brands_tags',
  'categories',
  'categories_tags',
  'categories_en',
  'countries',
  'countries_tags',
  'countries_en',
  'ingredients_text',
  'ingredients_tags',
  'allergens',
  'allergens_en',
  'traces',
  'traces_tags',
  'traces_en',
  'serving_size',
  'energy-kcal_100g',
  'fat_100g',
] as const
type ExportFields = Partial<Record<(typeof COLUMNS)[number], string>>

export const OFF_HEADER = COLUMNS.join('\t')

/** A line of an export; sold in the United States unless the fields say otherwise. */
export function exportLine(fields: ExportFields): string {
  const all: ExportFields = { countries_tags: 'en:united-states', 'energy-kcal_100g': '120', ...fields }
  return COLUMNS.map((column) => all[column] ?? '').join('\t')
}

export function packedExport(lines: readonly string[]): Buffer {
  return gzipSync(`${[OFF_HEADER, ...lines].join('\n')}\n`, { level: 1 })
}
