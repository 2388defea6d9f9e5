import { gtinOf, isInStoreCode } from '@pennyplate/domain/food/barcode'
import type { ImportedProductRow } from '../../database/imported-schema.ts'
import { categoryOfTags } from '../off-categories.ts'
import { OFF_TEXT_CHARS_MAX, plainText } from '../off-text.ts'
import { ImportFault } from './import-fault.ts'

export type ExportRow =
  | { outcome: 'product'; row: ImportedProductRow }
  /** Damaged: another number of fields than the header has. Tabs and line breaks inside a field do that. */
  | { outcome: 'malformed' }
  | { outcome: 'elsewhere' }
  | { outcome: 'unnamed' }
  /** No scanner reads it, or every store means another product by it. */
  | { outcome: 'unusable_code' }

const TAB = 0x09
const BYTE_ORDER_MARK = '\ufeff'
const UNITED_STATES = /(?:^|,)(?:en:united-states|United States)(?:,|$)/

/**
 * The columns we read, each by its names in the order we prefer them. Exports have `allergens`, with tags, names or free
 * text; `allergens_tags` is only in the database itself.
 */
const COLUMNS = {
  code: ['code'],
  name: ['product_name'],
  genericName: ['generic_name'],
  brand: ['brands'],
  quantity: ['quantity'],
  categories: ['categories_tags'],
  countries: ['countries_tags', 'countries_en'],
  ingredients: ['ingredients_text'],
  allergens: ['allergens_tags', 'allergens', 'allergens_en'],
  traces: ['traces_tags', 'traces', 'traces_en'],
} as const
type Column = keyof typeof COLUMNS

/** Without these a product could not be found, or not be judged. */
const NEEDED: readonly Column[] = ['code', 'name', 'countries', 'ingredients', 'allergens']

/** Reads the header and returns the function that reads the lines below it. */
export function exportRowReader(header: Buffer): (line: Buffer) => ExportRow {
  const names = textOf(header).replace(BYTE_ORDER_MARK, '').split('\t')
  const missing = NEEDED.filter((column) => !COLUMNS[column].some((name) => names.includes(name)))
  if (missing.length > 0)
    throw new ImportFault(
      `This is no tab-separated export of Open Food Facts: it lacks ${missing.map((column) => COLUMNS[column][0]).join(', ')}.`,
    )
  const places = (column: Column) =>
    COLUMNS[column].map((name) => names.indexOf(name)).filter((place) => place >= 0)
  const all = Object.fromEntries(
    Object.keys(COLUMNS).map((column) => [column, places(column as Column)]),
  ) as Record<Column, number[]>
  // Where each field ends. Filled again for each line, because there are four million.
  const ends = new Int32Array(names.length)

  return (line) => {
    if (!findEnds(line, ends)) return { outcome: 'malformed' }
    const field = (place: number) =>
      line.toString('utf8', place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, ends[place])
    const first = (column: Column) => all[column].map(field).find((text) => text !== '') ?? ''
    const joined = (column: Column) => all[column].map(field).filter(Boolean).join(',')
    if (!UNITED_STATES.test(first('countries'))) return { outcome: 'elsewhere' }
    const gtin = gtinIn(first('code'))
    if (gtin === null) return { outcome: 'unusable_code' }
    const name = plainText(OFF_TEXT_CHARS_MAX.name, first('name'), first('genericName'))
    if (name === null) return { outcome: 'unnamed' }
    return {
      outcome: 'product',
      row: {
        gtin: Number(gtin),
        name,
        brand: plainText(OFF_TEXT_CHARS_MAX.name, first('brand').split(',')[0]),
        quantity: plainText(OFF_TEXT_CHARS_MAX.quantity, first('quantity')),
        category: categoryOfTags(first('categories').split(',')),
        ingredients: plainText(OFF_TEXT_CHARS_MAX.ingredients, first('ingredients')),
        allergens: plainText(OFF_TEXT_CHARS_MAX.tags, joined('allergens')),
        traces: plainText(OFF_TEXT_CHARS_MAX.tags, joined('traces')),
      },
    }
  }
}

/** Quotation marks mean nothing in this format, so only tabs count. Returns false if their number is wrong. */
function findEnds(line: Buffer, ends: Int32Array): boolean {
  const length = line.at(-1) === 0x0d ? line.length - 1 : line.length
  let field = 0
  for (let at = 0; at < length; at++) {
    if (line[at] !== TAB) continue
    if (field === ends.length - 1) return false
    ends[field++] = at
  }
  ends[field] = length
  return field === ends.length - 1
}

/** Spreadsheets drop leading zeros. */
function gtinIn(code: string): string | null {
  const digits = code.trim()
  if (!/^\d{8,14}$/.test(digits)) return null
  const isShort = digits.length > 8 && digits.length < 12
  const gtin = gtinOf(isShort ? digits.padStart(12, '0') : digits)
  return gtin === null || isInStoreCode(gtin) ? null : gtin
}

function textOf(line: Buffer): string {
  return line.toString('utf8').replace(/\r$/, '')
}
