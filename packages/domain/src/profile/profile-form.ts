import { KIDS } from '../bounds/limits.ts'
import type { OtherRestriction } from '../diet/diet-options.ts'
import type { Allergen } from '../food/food.ts'
import { type CompleteProfile, kidAgesFor, TARGET_KEYS, type TargetKey, UNKNOWN_KID_AGE } from './profile.ts'
import { restrictionAnswers } from './profile-restrictions.ts'
import type { SettledPhrase } from './profile-settled.ts'
import { wholeNumberIn } from './profile-values.ts'
import type { TableLimits } from './table-limits.ts'

type Choices = Pick<
  CompleteProfile,
  | 'stickToBudget'
  | 'cookingTools'
  | 'skillLevel'
  | 'mealDifficulty'
  | 'dietType'
  | 'customDiet'
  | 'netCarbs'
  | 'cuisineTypes'
  | 'customCuisines'
  | 'newDishes'
  | 'dislikedFoods'
  | 'customDislikedFoods'
  | 'foodGoals'
  | 'prepStyle'
  | 'leftovers'
  | 'mealTypes'
  | 'snackTypes'
  | 'wholeGrains'
>

/** The profile as form input: numbers are text, free-text lists are one text. */
export interface ProfileForm extends Readonly<Choices> {
  readonly adults: string
  readonly kids: string
  /** May be longer than the number of kids, so that retyping the number loses no age. */
  readonly kidAges: readonly number[]
  readonly weeklyBudget: string
  readonly onTableWithin: TableLimits
  readonly zipCode: string
  readonly allergens: readonly Allergen[]
  readonly otherAllergies: string
  readonly restrictions: readonly OtherRestriction[]
  readonly otherRestrictions: string
  readonly settledPhrases: readonly SettledPhrase[]
  readonly milk: CompleteProfile['dairyPreferences']['milk']
  readonly eggs: CompleteProfile['dairyPreferences']['eggs']
  readonly trackNutrition: boolean
  readonly targets: Readonly<Record<TargetKey, string>>
}

export function formFromProfile(profile: CompleteProfile): ProfileForm {
  const { milk, eggs } = profile.dairyPreferences
  const { trackNutrition, ...targets } = profile.nutritionalTargets
  return {
    ...restrictionAnswers(profile),
    adults: String(profile.adults),
    kids: String(profile.kids),
    kidAges: profile.kidAges,
    weeklyBudget: String(profile.weeklyBudget),
    stickToBudget: profile.stickToBudget,
    zipCode: profile.zipCode,
    cookingTools: profile.cookingTools,
    skillLevel: profile.skillLevel,
    mealDifficulty: profile.mealDifficulty,
    onTableWithin: profile.onTableWithin,
    dietType: profile.dietType,
    customDiet: profile.customDiet,
    netCarbs: profile.netCarbs,
    cuisineTypes: profile.cuisineTypes,
    customCuisines: profile.customCuisines,
    newDishes: profile.newDishes,
    dislikedFoods: profile.dislikedFoods,
    customDislikedFoods: profile.customDislikedFoods,
    foodGoals: profile.foodGoals,
    prepStyle: profile.prepStyle,
    leftovers: profile.leftovers,
    mealTypes: profile.mealTypes,
    snackTypes: profile.snackTypes,
    wholeGrains: profile.wholeGrains,
    settledPhrases: profile.settledPhrases ?? [],
    milk,
    eggs,
    trackNutrition,
    targets: mapTargets((key) => String(targets[key])),
  }
}

/** The ages to show: one per kid, as far as the number can be read. */
export function shownKidAges(form: Pick<ProfileForm, 'kids' | 'kidAges'>): number[] {
  return kidAgesFor(wholeNumberIn(form.kids, KIDS) ?? 0, form.kidAges)
}

export function withKidAge(ages: readonly number[], child: number, age: number): number[] {
  const length = Math.max(ages.length, child + 1)
  return Array.from({ length }, (_, at) => (at === child ? age : (ages[at] ?? UNKNOWN_KID_AGE)))
}

export function mapTargets<T>(value: (key: TargetKey) => T): Record<TargetKey, T> {
  const entries = TARGET_KEYS.map((key) => [key, value(key)] as const)
  return Object.fromEntries(entries) as Record<TargetKey, T> // one entry for every key, just above
}
