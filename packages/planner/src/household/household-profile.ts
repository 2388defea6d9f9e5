import {
  type CompleteProfile,
  type NutritionalTargets,
  PLANNED_WITHOUT_ANSWER,
  withDefaults,
} from '@pennyplate/domain/profile/profile'

export type HouseholdProfile = Readonly<CompleteProfile>
export type FoodGoal = CompleteProfile['foodGoals'][number]
export type MilkChoice = CompleteProfile['dairyPreferences']['milk']
export type EggChoice = CompleteProfile['dairyPreferences']['eggs']
export type PrepStyle = CompleteProfile['prepStyle']
export type SkillLevel = CompleteProfile['skillLevel']

export const DEFAULT_TARGETS: NutritionalTargets = withDefaults({}).nutritionalTargets

/** Fills in the default ZIP code and tools when the profile has none. */
export function answered(profile: HouseholdProfile): HouseholdProfile {
  return {
    ...profile,
    zipCode: profile.zipCode || PLANNED_WITHOUT_ANSWER.zipCode,
    cookingTools:
      profile.cookingTools.length > 0 ? profile.cookingTools : [...PLANNED_WITHOUT_ANSWER.cookingTools],
  }
}
