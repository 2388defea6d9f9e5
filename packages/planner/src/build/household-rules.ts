import type { FoodRule } from '@pennyplate/domain/diet'
import { type DietaryProfile, rulesForProfile, type TextRules } from '@pennyplate/domain/diet-text'
import type { HealthWishId } from '@pennyplate/domain/health-wishes'
import { hardestWanted, type KitchenRules } from '@pennyplate/domain/recipe-fit'
import type { Catalogue } from './catalogue.ts'
import { preferenceRules } from './dairy-preferences.ts'
import type { HouseholdProfile } from './household-profile.ts'

export interface HouseholdRules extends KitchenRules {
  readonly foodRules: readonly FoodRule[]
  /** What is counted over the day. */
  readonly wishes: readonly HealthWishId[]
  /** Words of the profile that nobody could turn into a rule. The household must be told. */
  readonly unresolved: readonly string[]
}

export function householdRules(
  profile: HouseholdProfile,
  catalogue: Pick<Catalogue, 'foodsNamed'>,
): HouseholdRules {
  const written = writtenRules(profile, catalogue)
  return {
    foodRules: [...written.rules, ...preferenceRules(profile.dairyPreferences)],
    wishes: written.wishes,
    unresolved: written.unresolved,
    tools: profile.cookingTools,
    maxDifficulty: hardestWanted(profile.mealDifficulty),
  }
}

/** A household asks again with the same words far more often than it changes them. */
const KEPT_RULES = 8
const kept = new WeakMap<Catalogue['foodsNamed'], Map<string, TextRules>>()

function writtenRules(profile: DietaryProfile, { foodsNamed }: Pick<Catalogue, 'foodsNamed'>): TextRules {
  const { dietType, customDiet, dietaryRestrictions, allergies, dislikedFoods, customDislikedFoods } = profile
  const said = { dietType, customDiet, dietaryRestrictions, allergies, dislikedFoods, customDislikedFoods }
  const key = JSON.stringify(said)
  const known = kept.get(foodsNamed) ?? new Map<string, TextRules>()
  kept.set(foodsNamed, known)
  const rules = known.get(key) ?? rulesForProfile(said, { foodsNamed })
  known.delete(key)
  known.set(key, rules)
  const [oldest] = known.keys()
  if (known.size > KEPT_RULES && oldest !== undefined) known.delete(oldest)
  return rules
}
