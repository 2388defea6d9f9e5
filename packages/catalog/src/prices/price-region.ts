import type { PriceClass } from '@pennyplate/domain/food/package'
import table from '../../data/price-regions.json' with { type: 'json' }
import { stateOfZip } from '../zip/state-of-zip.ts'

/** A state and its price factors relative to national prices. docs/catalog.md says how they were fitted. */
export interface PriceRegion {
  readonly name: string
  /** Census division. */
  readonly division: string
  /** `stores`: from prices seen there. `parity`: from its goods price level. `none`: the national price. */
  readonly basis: string
  /** How much wider the price range is here than nationally. */
  readonly spreadPct: number
  readonly factors: Readonly<Record<PriceClass, number>>
}

const regions: Readonly<Record<string, PriceRegion>> = table

/** Null if the first three digits belong to no state. */
export function regionOfZip(zip: string): PriceRegion | null {
  const state = stateOfZip(zip)
  return state === null ? null : (regions[state] ?? null)
}
