import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { checkDigit } from '@pennyplate/domain/food/barcode'
import { exportLine, OFF_HEADER } from '@pennyplate/server/testing/off-export'

/** Of real exports about one line in four is sold in the United States; here all lines but one in twenty are. */
const ELSEWHERE = 20
const DAMAGED = 5000
const FOODS = ['cheddar cheese', 'rice crackers', 'tomato soup', 'granola bar', 'black beans', 'apple juice']
const STYLES = ['organic', 'low sodium', 'family size', 'original', 'roasted', 'spicy', 'classic']
const INGREDIENTS =
  'wheat flour, sugar, palm oil, whey powder, salt, soy lecithin, natural flavor, tomato paste, onion powder, garlic powder, black beans, water, rice, almonds, modified corn starch, citric acid, spices, yeast extract, paprika, cheese cultures, enzymes, annatto, ascorbic acid'.split(
    ', ',
  )
const LINES_AT_ONCE = 1000

/** Writes products shaped like those of an export: as many, as long, and with its faults. The same ones each time. */
export async function writeExport(path: string, products: number): Promise<void> {
  await pipeline(Readable.from(pieces(products)), createGzip({ level: 6 }), createWriteStream(path))
}

export function codeOf(n: number): string {
  // In order, as in an export.
  const body = `00${String(n * 9973).padStart(10, '0')}`
  return body + checkDigit(body)
}

function* pieces(products: number): Generator<string> {
  yield `${OFF_HEADER}\n`
  for (let from = 0; from < products; from += LINES_AT_ONCE) {
    const count = Math.min(LINES_AT_ONCE, products - from)
    yield Array.from({ length: count }, (_, at) => linesOf(from + at)).join('')
  }
}

function linesOf(n: number): string {
  const product = exportLine({
    code: codeOf(n),
    url: `http://world-en.openfoodfacts.org/product/${codeOf(n)}/product-${n}`,
    creator: 'org-database-usda',
    product_name: `${pick(STYLES, n)} ${pick(FOODS, n)} no. ${n % 977}`,
    quantity: `${1 + (n % 40)} oz`,
    brands: `Brand ${n % 5003},Company ${n % 101}`,
    categories_tags: `en:snacks,en:salty-snacks,en:${pick(FOODS, n).replaceAll(' ', '-')}`,
    ingredients_text: n % 5 === 0 ? '' : ingredientsOf(n),
    allergens: n % 3 === 0 ? 'en:milk,en:soybeans' : '',
    traces_tags: n % 11 === 0 ? 'en:nuts' : '',
  })
  const elsewhere = n % ELSEWHERE === 0 ? `${product.replace('en:united-states', 'en:france')}\n` : ''
  const damaged = n % DAMAGED === 0 ? 'the second half of a product\twith a line break\n' : ''
  return `${product}\n${elsewhere}${damaged}`
}

/** Four to 43 ingredients, 300 characters on average. */
function ingredientsOf(n: number): string {
  return Array.from({ length: 4 + (n % 40) }, (_, at) => pick(INGREDIENTS, n * 31 + at * 17)).join(', ')
}

function pick(from: readonly string[], n: number): string {
  return from[n % from.length] ?? ''
}
