import table from '../../data/packages-sources.json' with { type: 'json' }

export interface PriceSource {
  /** `shelf` is a price seen in a store; `adjusted` is one moved to the price date by an index; others were not seen. */
  readonly kind: string
  /** Date of the evidence; null for an estimate. */
  readonly seen: string | null
}

const sources: Readonly<Record<string, PriceSource>> = table

/** The evidence behind a package's `source`. Its sentence is in apps/web/src/messages/price-sources.ts. */
export function priceSource(code: string): PriceSource | null {
  return sources[code] ?? null
}
