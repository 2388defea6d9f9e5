import type { Package } from '@pennyplate/domain/food/package'
import { roundCents } from '@pennyplate/domain/money'
import { type PriceRegion, regionOfZip } from './price-region.ts'
import { priceWidth, rangeAround } from './price-width.ts'
import { seasonPrice } from './season.ts'

export interface PriceQuote {
  readonly priceCents: number
  readonly lowCents: number
  readonly highCents: number
  readonly asOf: string
  readonly source: string
}

/** The price of a package at a ZIP code; the national price for an unknown one. */
export function priceAt(pack: Package, zip: string): PriceQuote {
  return priceInRegion(pack, regionOfZip(zip))
}

/** For pricing many packages with one region lookup. Without a month, at the mean price of the year. */
export function priceInRegion(
  pack: Package,
  region: PriceRegion | null,
  month: number | null = null,
): PriceQuote {
  const season = month === null ? { factor: 1, spread: 0 } : seasonPrice(pack.foodId, month, region?.division)
  const factor = (region?.factors[pack.priceClass] ?? 1) * season.factor
  const priceCents = Math.max(1, roundCents(pack.priceCents * factor))
  const width = priceWidth(pack)
  return {
    priceCents,
    ...rangeAround(priceCents, Math.hypot(width, spreadOf(pack, region), season.spread)),
    asOf: pack.asOf,
    source: pack.source,
  }
}

function spreadOf({ priceClass }: Package, region: PriceRegion | null): number {
  if (!region) return 0
  return (priceClass === 'milk' ? region.milkSpreadPct : region.spreadPct) / 100
}
