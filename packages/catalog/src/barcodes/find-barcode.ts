import { gtinOf, readBarcode } from '@pennyplate/domain/food/barcode'
import type { Allergen, FoodTrait } from '@pennyplate/domain/food/food'
import everyday from '../../data/barcodes.json' with { type: 'json' }
import fromKroger from '../../data/barcodes-kroger.json' with { type: 'json' }
import fromOpenFoodFacts from '../../data/barcodes-open-food-facts.json' with { type: 'json' }

export interface BarcodeProduct {
  /** The 12 digits printed on the package. */
  readonly upc: string
  readonly name: string
  /** Null if the source does not say. */
  readonly brand: string | null
  /** One of the pantry's nine categories. */
  readonly category: string
  /** Null if the source does not state it. */
  readonly size: string | null
  /** Null if the product is none of our foods. */
  readonly foodId: string | null
  /** As listed on the label; absent if the source does not state them. */
  readonly ingredients?: string
  /** Read from an ingredient list that is not stored here. */
  readonly allergens?: readonly Allergen[]
  readonly traits?: readonly FoodTrait[]
  /** The source had only the beginning of the ingredient list. */
  readonly isLabelCut?: boolean
}

// A test checks that the files hold only known allergens and traits.
const tied = [...fromOpenFoodFacts.products, ...fromKroger.products] as readonly BarcodeProduct[]
const byGtin = new Map([...tied, ...everyday].map((product) => [gtinOf(product.upc), product]))

/** Finds a product by UPC-A, UPC-E, EAN-13 or GTIN-14, with spaces or dashes. */
export function findBarcode(text: string): BarcodeProduct | null {
  const gtin = gtinOf(text)
  return gtin === null ? null : (byGtin.get(gtin) ?? null)
}

export function allProducts(): readonly BarcodeProduct[] {
  return [...byGtin.values()]
}

/** Brands as packages print them. Those of the larger files are names of companies. */
export function printedBrands(): readonly string[] {
  return everyday.map(({ brand }) => brand)
}

/** For an invalid code: known products one wrong digit or one swapped pair away. */
export function guessMisread(text: string): BarcodeProduct[] {
  return readBarcode(text).candidates.flatMap((gtin) => byGtin.get(gtin) ?? [])
}
