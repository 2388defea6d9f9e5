import type { PriceClass } from '@pennyplate/domain/food/package'
import table from '../../data/price-regions.json' with { type: 'json' }
import { stateOfZip } from '../zip/state-of-zip.ts'

/** A state and its price factors relative to national prices. docs/catalog.md says how they were fitted. */
export interface PriceRegion {
  readonly name: string
  /** Census division. */
  readonly division: string
  /** `stores`: from prices seen there. `parity`: from its goods price level. `law`: the same, and milk from the price the state sets. `none`: the national price. */
  readonly basis: string
  /** What prices here may differ from their factor, added to a price's own range in quadrature. */
  readonly spreadPct: number
  /** The same for milk, which differs most from state to state. */
  readonly milkSpreadPct: number
  readonly factors: Readonly<Record<PriceClass, number>>
}

const regions: Readonly<Record<string, PriceRegion>> = table

/** Null if the first three digits belong to no state. */
export function regionOfZip(zip: string): PriceRegion | null {
  const state = stateOfZip(zip)
  return state === null ? null : (regions[state] ?? null)
}
