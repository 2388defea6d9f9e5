import { foodById } from '@pennyplate/catalog/foods/foods'
import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import { labeledFoods, packagesOf } from '@pennyplate/catalog/prices/packages'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import { areTextsTooLong } from '@pennyplate/domain/profile/profile-texts'
import type { HouseholdProfile } from '@pennyplate/planner/household/household-profile'
import { householdRules } from '@pennyplate/planner/household/household-rules'

/** Without recipes and prices: those take long to load, and the first scan would wait for them. */
const FOODS = { ...RESTRICTION_NAMES, foodById, labeledFoods, packagesOf }

export function foodRulesOfProfile(profile: HouseholdProfile): readonly FoodRule[] {
  // Older versions stored texts of any length. Those are too slow to read here, and no week is planned with them either.
  return areTextsTooLong(profile) ? [] : householdRules(profile, FOODS).foodRules
}
