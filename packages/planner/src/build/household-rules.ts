import type { FoodRule } from '@pennyplate/domain/diet'
import { type DietaryProfile, rulesForProfile, type TextRules } from '@pennyplate/domain/diet-text'
import { hardestWanted, type KitchenRules } from '@pennyplate/domain/recipe-fit'
import type { Catalogue } from './catalogue.ts'
import { preferenceRules } from './dairy-preferences.ts'
import type { HouseholdProfile } from './household-profile.ts'

/** Every rule of a household, and what it wrote that is none. */
export interface HouseholdRules extends KitchenRules, Omit<TextRules, 'rules'> {
  readonly foodRules: readonly FoodRule[]
}

type Names = Pick<Catalogue, 'foodsNamed' | 'foodsWith' | 'foodById' | 'foodWords'>

export function householdRules(profile: HouseholdProfile, catalogue: Names): HouseholdRules {
  const { rules, ...written } = writtenRules(profile, catalogue)
  return {
    ...written,
    foodRules: [...rules, ...preferenceRules(profile.dairyPreferences)],
    tools: profile.cookingTools,
    maxDifficulty: hardestWanted(profile.mealDifficulty),
  }
}

/** A household asks again with the same words far more often than it changes them. */
const KEPT_RULES = 8
const kept = new WeakMap<Catalogue['foodsNamed'], Map<string, TextRules>>()

function writtenRules(profile: DietaryProfile, catalogue: Names): TextRules {
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
  const known = kept.get(catalogue.foodsNamed) ?? new Map<string, TextRules>()
  kept.set(catalogue.foodsNamed, known)
  const rules = known.get(key) ?? rulesForProfile(said, catalogue)
  known.delete(key)
  known.set(key, rules)
  const [oldest] = known.keys()
  if (known.size > KEPT_RULES && oldest !== undefined) known.delete(oldest)
  return rules
}
