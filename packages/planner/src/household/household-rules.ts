import type { FoodRule } from '@pennyplate/domain/diet/diet'
import { keepsRules } from '@pennyplate/domain/diet/product-rules'
import { smallChildRules } from '@pennyplate/domain/diet/small-children'
import type { FoodId } from '@pennyplate/domain/food/food'
import { hardestWanted, type KitchenRules } from '@pennyplate/domain/recipe/recipe-fit'
import { tableLimitsOf } from '@pennyplate/domain/recipe/table-time'
import {
  type DietaryProfile,
  rulesForProfile,
  type TextRules,
} from '@pennyplate/domain/restrictions/rules-for-profile'
import type { Catalog } from '../catalog/catalog.ts'
import { preferenceRules } from './dairy-preferences.ts'
import type { HouseholdProfile } from './household-profile.ts'

/** Every rule of a household, and what it wrote that is not a rule. */
export interface HouseholdRules extends KitchenRules, Omit<TextRules, 'rules'> {
  readonly foodRules: readonly FoodRule[]
}

type Names = Pick<
  Catalog,
  'foodsNamed' | 'foodsWith' | 'foodById' | 'foodWords' | 'labeledFoods' | 'packagesOf'
>

export function householdRules(profile: HouseholdProfile, catalog: Names): HouseholdRules {
  const { rules, ...written } = writtenRules(profile, catalog)
  const foodRules = [
    ...rules,
    ...preferenceRules(profile.dairyPreferences),
    ...smallChildRules(profile.kidAges),
  ]
  return {
    ...written,
    foodRules: withUnsoldFoods(foodRules, catalog),
    tools: profile.cookingTools,
    maxDifficulty: hardestWanted(profile.mealDifficulty),
    tableLimits: tableLimitsOf(profile),
  }
}

/** Reading a profile is slow, and most requests repeat the same words. */
const KEPT_RULES = 8
const kept = new WeakMap<Catalog['foodsNamed'], Map<string, TextRules>>()

function writtenRules(profile: DietaryProfile, catalog: Names): TextRules {
  const { dietType, customDiet, dietaryRestrictions, allergies, dislikedFoods, customDislikedFoods } = profile
  const { settledPhrases = [] } = profile
  const said = {
    dietType,
    customDiet,
    dietaryRestrictions,
    allergies,
    dislikedFoods,
    customDislikedFoods,
    settledPhrases,
  }
  const key = JSON.stringify(said)
  const known = kept.get(catalog.foodsNamed) ?? new Map<string, TextRules>()
  kept.set(catalog.foodsNamed, known)
  const rules = known.get(key) ?? rulesForProfile(said, catalog)
  known.delete(key)
  known.set(key, rules)
  const [oldest] = known.keys()
  if (known.size > KEPT_RULES && oldest !== undefined) known.delete(oldest)
  return rules
}

/** A food is forbidden if all its packages are, by the rule its first package breaks. */
function withUnsoldFoods(
  rules: readonly FoodRule[],
  { labeledFoods, packagesOf }: Pick<Catalog, 'labeledFoods' | 'packagesOf'>,
): FoodRule[] {
  const unsold = new Map<FoodRule, FoodId[]>()
  for (const id of labeledFoods) {
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
