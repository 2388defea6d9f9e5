import type { FoodRule } from '@pennyplate/domain/diet'
import { rulesForProfile } from '@pennyplate/domain/diet-text'
import { hardestWanted, type KitchenRules } from '@pennyplate/domain/recipe-fit'
import type { Catalogue } from './catalogue.ts'
import { preferenceRules } from './dairy-preferences.ts'
import type { HouseholdProfile } from './household-profile.ts'

export interface HouseholdRules extends KitchenRules {
  readonly foodRules: readonly FoodRule[]
  /** Words of the profile that nobody could turn into a rule. The household must be told. */
  readonly unresolved: readonly string[]
}

export function householdRules(
  profile: HouseholdProfile,
  catalogue: Pick<Catalogue, 'foodsNamed'>,
): HouseholdRules {
  const written = rulesForProfile(profile, catalogue)
  return {
    foodRules: [...written.rules, ...preferenceRules(profile.dairyPreferences)],
    unresolved: written.unresolved,
    tools: profile.cookingTools,
    maxDifficulty: hardestWanted(profile.mealDifficulty),
  }
}
