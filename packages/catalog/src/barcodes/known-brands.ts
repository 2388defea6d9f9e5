import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { allProducts } from './find-barcode.ts'

/** Stands in the table for what no brand is printed on. */
const NO_BRAND = 'Fresh produce'

let brands: ReadonlyMap<string, string> | undefined

/** The brand of our barcode table that a line begins with, as the brand writes itself. Inside a sentence its words may be just words. */
export function brandIn(lines: readonly string[]): string | null {
  brands ??= new Map(
    allProducts().flatMap(({ brand }) => (brand === NO_BRAND ? [] : [[keyOf(brand), brand]])),
  )
  for (const line of lines) {
    const said = keyOf(line)
    for (const [words, brand] of brands) if (said.startsWith(words)) return brand
  }
  return null
}

function keyOf(text: string): string {
  return `${wordsOf(text).join(' ')} `
}
