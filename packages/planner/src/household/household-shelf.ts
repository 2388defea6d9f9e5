import { keepsRules } from '@pennyplate/domain/diet/product-rules'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { Package } from '@pennyplate/domain/food/package'
import type { Catalog } from '../catalog/catalog.ts'
import type { HouseholdRules } from './household-rules.ts'

/** The catalog with only the packages that this household may have. */
export function householdShelf(catalog: Catalog, { foodRules }: Pick<HouseholdRules, 'foodRules'>): Catalog {
  const allowed = new Map<FoodId, readonly Package[]>()
  const packagesOf = (id: FoodId) => {
    const known = allowed.get(id)
    if (known) return known
    const kept = catalog.packagesOf(id).filter((pack) => keepsRules(pack, foodRules))
    allowed.set(id, kept)
    return kept
  }
  return { ...catalog, packagesOf }
}
