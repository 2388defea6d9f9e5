import type { PriceClass } from '@pennyplate/domain/food/package'
import table from '../../data/price-regions.json' with { type: 'json' }
import { stateOfZip } from '../zip/state-of-zip.ts'

/** A state, and what its shelf prices are of the national price. docs/catalog.md says how the factors were fitted. */
export interface PriceRegion {
  readonly name: string
  /** Census division. */
  readonly division: string
  /** `stores`: prices seen in a store there. `parity`: derived from its goods price level. `none`: the national price. */
  readonly basis: string
  /** How much wider than the national price's own range the price here may lie. */
  readonly spreadPct: number
  readonly factors: Readonly<Record<PriceClass, number>>
}

const regions: Readonly<Record<string, PriceRegion>> = table

/** Null for a ZIP code whose first three digits belong to no state. */
export function regionOfZip(zip: string): PriceRegion | null {
  const state = stateOfZip(zip)
  return state === null ? null : (regions[state] ?? null)
}
