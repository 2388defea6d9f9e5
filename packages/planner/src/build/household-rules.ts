import type { FoodRule } from '@pennyplate/domain/diet'
import { type DietaryProfile, rulesForProfile, type TextRules } from '@pennyplate/domain/diet-text'
import type { FoodId } from '@pennyplate/domain/food'
import type { HealthWishId } from '@pennyplate/domain/health-wishes'
import { keepsRules } from '@pennyplate/domain/label-facts'
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
  catalogue: Pick<Catalogue, 'foodsNamed' | 'labelledFoods' | 'packagesOf'>,
): HouseholdRules {
  const written = writtenRules(profile, catalogue)
  const foodRules = [...written.rules, ...preferenceRules(profile.dairyPreferences)]
  return {
    foodRules: withUnsoldFoods(foodRules, catalogue),
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

/** A food whose every package is forbidden is forbidden itself, by the rule that its first package breaks. */
function withUnsoldFoods(
  rules: readonly FoodRule[],
  { labelledFoods, packagesOf }: Pick<Catalogue, 'labelledFoods' | 'packagesOf'>,
): FoodRule[] {
  const unsold = new Map<FoodRule, FoodId[]>()
  for (const id of labelledFoods) {
    const packages = packagesOf(id)
    const [first] = packages
    if (!first || packages.some((pack) => keepsRules(pack, rules))) continue
    const broken = rules.find((rule) => !keepsRules(first, [rule]))
    if (broken) unsold.set(broken, [...(unsold.get(broken) ?? []), id])
  }
  return rules.map((rule) => {
    const foods = unsold.get(rule)
    return foods ? { ...rule, foods: [...(rule.foods ?? []), ...foods] } : rule
  })
}
