import table from '../../data/packages-sources.json' with { type: 'json' }

export interface PriceSource {
  /** `shelf` is a price seen in a store; `adjusted` is one moved to the price date by an index; others were not seen. */
  readonly kind: string
  /** Date of the evidence; null for an estimate. */
  readonly seen: string | null
  readonly title: string
}

const sources: Readonly<Record<string, PriceSource>> = table

/** Explains the source code of a package. */
export function priceSource(code: string): PriceSource | null {
  return sources[code] ?? null
}
