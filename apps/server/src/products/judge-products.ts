import { foodById } from '@pennyplate/catalog/foods/foods'
import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import { labeledFoods, packagesOf } from '@pennyplate/catalog/prices/packages'
import type { RuleId } from '@pennyplate/domain/diet/diet'
import { rulesBrokenBy } from '@pennyplate/domain/diet/product-rules'
import { areTextsTooLong } from '@pennyplate/domain/profile/profile-texts'
import { householdRules } from '@pennyplate/planner/household/household-rules'
import type { HouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import { findProfile } from '../documents/read-household.ts'
import type { Product } from './product.ts'

/** Without recipes and prices: those take long to load, and the first scan would wait for them. */
const FOODS = { ...RESTRICTION_NAMES, foodById, labeledFoods, packagesOf }

/** Says which of a household's rules a product breaks. Without a profile there are none. */
export async function productJudge(
  deps: Pick<Deps, 'database'>,
  householdId: HouseholdId,
): Promise<(product: Product) => readonly RuleId[]> {
  const profile = await findProfile(deps, householdId)
  // Older versions stored texts of any length. Those are too slow to read here, and no week is planned with them either.
  if (!profile || areTextsTooLong(profile)) return () => []
  const { foodRules } = householdRules(profile, FOODS)
  return (product) => {
    const food = product.foodId === null ? undefined : foodById(product.foodId)
    return rulesBrokenBy(product, food ?? null, foodRules)
  }
}
