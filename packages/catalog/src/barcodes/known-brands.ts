import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { printedBrands } from './find-barcode.ts'

/** The table's brand for unbranded products. */
const NO_BRAND = 'Fresh produce'

let brands: ReadonlyMap<string, string> | undefined

/** The known brand a line starts with, in its own spelling. Elsewhere in a line the words may not mean the brand. */
export function brandIn(lines: readonly string[]): string | null {
  brands ??= new Map(printedBrands().flatMap((brand) => (brand === NO_BRAND ? [] : [[keyOf(brand), brand]])))
  for (const line of lines) {
    const lineKey = keyOf(line)
    for (const [words, brand] of brands) if (lineKey.startsWith(words)) return brand
  }
  return null
}

function keyOf(text: string): string {
  return `${wordsOf(text).join(' ')} `
}
