import type { PriceClass } from '@pennyplate/domain/food/package'
import { priceSource } from './price-source.ts'

/**
 * Half the width of the range that holds four prices of five, as a log ratio, by the evidence behind the price and how fast its
 * kind of product moves. Fitted by scripts/judge-price-ranges.ts; docs/catalog.md has the figures.
 */
const WIDTHS: Readonly<Record<string, Readonly<Record<Pace, number>>>> = {
  shelf: { packaged: 0.2, fresh: 0.23 },
  adjusted: { packaged: 0.18, fresh: 0.34 },
  blend: { packaged: 0.44, fresh: 0.59 },
  estimate: { packaged: 0.33, fresh: 0.39 },
}

export type Pace = 'packaged' | 'fresh'

/** Five stores over 19 weeks of 2023: eggs moved this much around their mean, whatever the evidence. */
const EGGS = 0.41

export function paceOf(priceClass: PriceClass): Pace {
  return priceClass === 'stable' ? 'packaged' : 'fresh'
}

export function priceWidth(source: string, priceClass: PriceClass): number {
  const kind = priceSource(source)?.kind ?? 'estimate'
  const width = WIDTHS[kind]?.[paceOf(priceClass)]
  if (width === undefined) throw new Error(`no width for a price of kind "${kind}"`)
  return priceClass === 'eggs' ? Math.max(EGGS, width) : width
}

/** The likely range around a price, in whole cents. */
export function rangeAround(priceCents: number, width: number) {
  return {
    lowCents: Math.max(1, Math.round(priceCents * Math.exp(-width))),
    highCents: Math.round(priceCents * Math.exp(width)),
  }
}
