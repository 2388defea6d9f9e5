import type { Package, PriceClass } from '@pennyplate/domain/food/package'
import { priceSource } from './price-source.ts'
import { storeBrandOf } from './store-brand.ts'

export const STORE_BRAND = 'store brand'

/**
 * Half the width of the range that holds four prices of five, as a log ratio, by the evidence behind the price and how fast its
 * kind of product moves. Fitted by scripts/judge-price-ranges.ts; docs/catalog.md has the figures.
 */
const WIDTHS: Readonly<Record<string, Readonly<Partial<Record<Pace, number>>>>> = {
  shelf: { packaged: 0.2, fresh: 0.23 },
  adjusted: { packaged: 0.18, fresh: 0.34 },
  blend: { packaged: 0.44, fresh: 0.59 },
  estimate: { packaged: 0.33, fresh: 0.39 },
  // Packaged food of the store's own brand, however its price is known: one chain sets it for the whole country.
  [STORE_BRAND]: { packaged: 0.15 },
}

export type Pace = 'packaged' | 'fresh'

/** Five stores over 19 weeks of 2023: eggs moved this much around their mean, whatever the evidence. */
const EGGS = 0.41

export function paceOf(priceClass: PriceClass): Pace {
  return priceClass === 'stable' ? 'packaged' : 'fresh'
}

type Priced = Pick<Package, 'name' | 'source' | 'priceClass'>

/** A blend stands for prices that disagree, so it stays a blend for the store's own brand, too. */
export function evidenceOf({ name, source, priceClass }: Priced): string {
  const kind = priceSource(source)?.kind ?? 'estimate'
  const isStoreBrand = storeBrandOf(name) !== undefined && paceOf(priceClass) === 'packaged'
  return isStoreBrand && kind !== 'blend' ? STORE_BRAND : kind
}

export function priceWidth(pack: Priced): number {
  const { priceClass } = pack
  const evidence = evidenceOf(pack)
  const width = WIDTHS[evidence]?.[paceOf(priceClass)]
  if (width === undefined) throw new Error(`no width for a price known by "${evidence}"`)
  return priceClass === 'eggs' ? Math.max(EGGS, width) : width
}

/** The likely range around a price, in whole cents. */
export function rangeAround(priceCents: number, width: number) {
  return {
    lowCents: Math.max(1, Math.round(priceCents * Math.exp(-width))),
    highCents: Math.round(priceCents * Math.exp(width)),
  }
}
