import type { Package } from '@pennyplate/domain/food/package'
import { roundCents } from '@pennyplate/domain/money'
import { type PriceRegion, regionOfZip } from './price-region.ts'

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

/** For pricing many packages with one region lookup. */
export function priceInRegion(pack: Package, region: PriceRegion | null): PriceQuote {
  const factor = region?.factors[pack.priceClass] ?? 1
  const spread = (region?.spreadPct ?? 0) / 100
  return {
    priceCents: Math.max(1, roundCents(pack.priceCents * factor)),
    lowCents: Math.max(1, roundCents(pack.lowCents * factor * (1 - spread))),
    highCents: roundCents(pack.highCents * factor * (1 + spread)),
    asOf: pack.asOf,
    source: pack.source,
  }
}
