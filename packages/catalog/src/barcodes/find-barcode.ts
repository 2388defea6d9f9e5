import { gtinOf, readBarcode } from '@pennyplate/domain/food/barcode'
import table from '../../data/barcodes.json' with { type: 'json' }

export interface BarcodeProduct {
  /** The 12 digits printed on the package. */
  readonly upc: string
  readonly name: string
  readonly brand: string
  /** One of the pantry's nine categories. */
  readonly category: string
  /** Null if the source does not state it. */
  readonly size: string | null
  readonly foodId: string
  /** As listed on the label; absent if the source does not state them. */
  readonly ingredients?: string
}

const products: readonly BarcodeProduct[] = table
const byGtin = new Map(products.map((product) => [gtinOf(product.upc), product]))

/** Finds a product by UPC-A, UPC-E, EAN-13 or GTIN-14, with spaces or dashes. */
export function findBarcode(text: string): BarcodeProduct | null {
  const gtin = gtinOf(text)
  return gtin === null ? null : (byGtin.get(gtin) ?? null)
}

export function allProducts(): readonly BarcodeProduct[] {
  return products
}

/** For an invalid code: known products one wrong digit or one swapped pair away. */
export function guessMisread(text: string): BarcodeProduct[] {
  return readBarcode(text).candidates.flatMap((gtin) => byGtin.get(gtin) ?? [])
}
