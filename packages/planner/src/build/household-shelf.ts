import type { FoodId } from '@pennyplate/domain/food/food'
import { keepsRules } from '@pennyplate/domain/food/label-facts'
import type { Package } from '@pennyplate/domain/food/package'
import type { Catalogue } from './catalogue.ts'
import type { HouseholdRules } from './household-rules.ts'

/** The catalogue with only the packages that this household may have. */
export function householdShelf(
  catalogue: Catalogue,
  { foodRules }: Pick<HouseholdRules, 'foodRules'>,
): Catalogue {
  const allowed = new Map<FoodId, readonly Package[]>()
  const packagesOf = (id: FoodId) => {
    const known = allowed.get(id)
    if (known) return known
    const kept = catalogue.packagesOf(id).filter((pack) => keepsRules(pack, foodRules))
    allowed.set(id, kept)
    return kept
  }
  return { ...catalogue, packagesOf }
}
