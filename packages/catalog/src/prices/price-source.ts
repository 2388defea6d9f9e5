import table from '../../data/packages-sources.json' with { type: 'json' }

export interface PriceSource {
  /** `shelf` was read off a shelf; `adjusted` too, then moved to the price date by an index; the rest was not. */
  readonly kind: string
  /** When the evidence is from; null for an estimate. */
  readonly seen: string | null
  readonly title: string
}

const sources: Readonly<Record<string, PriceSource>> = table

/** What the source code of a package stands for. */
export function priceSource(code: string): PriceSource | null {
  return sources[code] ?? null
}
