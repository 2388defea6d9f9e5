import { type Package, PRICE_CLASSES, type PriceClass } from '@pennyplate/domain/package'

/** A package as it stands in data/packages; `edibleG` is written only where less than the net weight is food. */
export interface PackageRow {
  readonly id: string
  readonly foodId: string
  readonly name: string
  readonly amountText: string
  readonly netG: number
  readonly edibleG?: number | undefined
  readonly priceCents: number
  readonly lowCents: number
  readonly highCents: number
  readonly priceClass: string
  readonly asOf: string
  readonly source: string
}

/** Cheap enough to run on every start; what it refuses names the row. */
export function readPackage(row: PackageRow): Package {
  const { edibleG = row.netG, priceClass } = row
  const isWhole = [row.netG, edibleG, row.priceCents, row.lowCents, row.highCents].every(
    (value) => Number.isInteger(value) && value > 0,
  )
  const isOrdered = row.lowCents <= row.priceCents && row.priceCents <= row.highCents
  if (!isWhole || !isOrdered || !isPriceClass(priceClass)) {
    throw new Error(
      `data/packages: "${row.id}" needs whole grams and cents, low <= price <= high and a price class`,
    )
  }
  return { ...row, edibleG, priceClass }
}

function isPriceClass(text: string): text is PriceClass {
  return PRICE_CLASSES.some((name) => name === text)
}
