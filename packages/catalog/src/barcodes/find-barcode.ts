import { gtinOf, readBarcode } from '@pennyplate/domain/food/barcode'
import table from '../../data/barcodes.json' with { type: 'json' }

export interface BarcodeProduct {
  /** The code as the package prints it, 12 digits. */
  readonly upc: string
  readonly name: string
  readonly brand: string
  /** One of the pantry's nine categories. */
  readonly category: string
  /** Null where our source does not state it. */
  readonly size: string | null
  readonly foodId: string
  /** As its label lists them; absent where our source does not say. */
  readonly ingredients?: string
}

const products: readonly BarcodeProduct[] = table
const byGtin = new Map(products.map((product) => [gtinOf(product.upc), product]))

/** The product behind a code in any of its forms: UPC-A, UPC-E, EAN-13, GTIN-14, with spaces or dashes. */
export function findBarcode(text: string): BarcodeProduct | null {
  const gtin = gtinOf(text)
  return gtin === null ? null : (byGtin.get(gtin) ?? null)
}

export function allProducts(): readonly BarcodeProduct[] {
  return products
}

/** For a code that is not valid: the known products one wrong digit or one swapped pair away. */
export function guessMisread(text: string): BarcodeProduct[] {
  return readBarcode(text).candidates.flatMap((gtin) => byGtin.get(gtin) ?? [])
}
