import { ADULTS, KID_AGE, KIDS, WEEKLY_BUDGET_DOLLARS, ZIP_DIGITS } from '../bounds/limits.ts'
import { DIET_TYPES, DISLIKED_FOODS, type DietType, type DislikedFood } from '../diet/diet-options.ts'
import type { StapleMark } from '../food/staples.ts'
import {
  COOKING_TOOLS,
  type CookingTool,
  CUISINES,
  type Cuisine,
  EGGS,
  FOOD_GOALS,
  LEFTOVER_USES,
  MEAL_DIFFICULTIES,
  MEAL_TYPES,
  type MealType,
  MILKS,
  NET_CARBS,
  NEW_DISHES,
  PREP_STYLES,
  SKILL_LEVELS,
  SNACK_TYPES,
  type SnackType,
  WHOLE_GRAINS,
  type WholeGrains,
} from './profile-options.ts'
import { type SettledPhrase, settledPhrasesIn } from './profile-settled.ts'
import {
  booleanIn,
  numberIn,
  optionIn,
  optionsIn,
  recordIn,
  type StoredRecord,
  textIn,
  textsIn,
  wholeNumberIn,
} from './profile-values.ts'
import { tableLimitsIn } from './table-limits.ts'

export const TARGET_KEYS = [
  'dailyCalories',
  'dailyProtein',
  'dailyCarbs',
  'dailyFat',
  'dailyFiber',
  'dailySugar',
  'dailySodium',
  'dailyCholesterol',
] as const
export type TargetKey = (typeof TARGET_KEYS)[number]
export const TARGET = { min: 0, max: 100_000 } as const

export type NutritionalTargets = { trackNutrition: boolean } & Record<TargetKey, number>

/** A profile with every answer filled in, if only by default. */
export type CompleteProfile = {
  adults: number
  kids: number
  /** One age per child. */
  kidAges: number[]
  weeklyBudget: number
  stickToBudget: boolean
  /** Up to five digits; an empty one is not given. */
  zipCode: string
  cookingTools: CookingTool[]
  skillLevel: (typeof SKILL_LEVELS)[number]
  mealDifficulty: (typeof MEAL_DIFFICULTIES)[number]
  /** By day, from Sunday: how long a meal may take; null for any time. */
  onTableWithin: (number | null)[]
  dietType: DietType
  customDiet: string
  /** For keto. */
  netCarbs: (typeof NET_CARBS)[number]
  cuisineTypes: Cuisine[]
  customCuisines: string
  newDishes: (typeof NEW_DISHES)[number]
  dietaryRestrictions: string[]
  allergies: string[]
  dislikedFoods: DislikedFood[]
  customDislikedFoods: string
  foodGoals: (typeof FOOD_GOALS)[number][]
  prepStyle: (typeof PREP_STYLES)[number]
  leftovers: (typeof LEFTOVER_USES)[number]
  mealTypes: MealType[]
  snackTypes: SnackType[]
  dairyPreferences: { milk: (typeof MILKS)[number]; eggs: (typeof EGGS)[number] }
  wholeGrains: WholeGrains
  nutritionalTargets: NutritionalTargets
  /** Ids of the staples that are always at home; absent until the household was asked. */
  alwaysHave?: string[]
  /** Those of them that run out. */
  runningOut?: StapleMark[]
  /** Ids of the holidays in a year whose offer was answered. */
  answeredHolidays?: string[]
  /** Answers to phrases that were not understood. */
  settledPhrases?: SettledPhrase[]
  profileCompleted?: boolean
  lastUpdated?: string
}

/** For a child without an age: mid-childhood, which costs neither least nor most. */
export const UNKNOWN_KID_AGE = 8

/** Used for planning when the profile has no ZIP code or no tools. */
export const PLANNED_WITHOUT_ANSWER = {
  zipCode: '72762',
  cookingTools: ['Stove', 'Microwave', 'Oven'],
} as const satisfies { zipCode: string; cookingTools: readonly CookingTool[] }

/** The observed product wrote Stovetop in one place and Stove in another (D7). */
const TOOL_SPELLINGS: Readonly<Record<string, CookingTool>> = { stovetop: 'Stove' }
/** Elsewhere in it the same three levels had other names and ranges (D8). */
const DIFFICULTY_SPELLINGS: Readonly<Record<string, (typeof MEAL_DIFFICULTIES)[number]>> = {
  easy: 'Easy (5-10 min)',
  'easy (5-15 min)': 'Easy (5-10 min)',
  medium: 'Medium (15-30 min)',
  complex: 'Complex (30+ min)',
  hard: 'Complex (30+ min)',
  'hard (30+ min)': 'Complex (30+ min)',
}

const DEFAULT_TARGETS: Readonly<Record<TargetKey, number>> = {
  dailyCalories: 2000,
  dailyProtein: 50,
  dailyCarbs: 300,
  dailyFat: 65,
  dailyFiber: 25,
  dailySugar: 50,
  dailySodium: 2300,
  dailyCholesterol: 300,
}

/**
 * The stored profile over the defaults: old spellings become current ones, unreadable values become defaults, words that
 * are in no list move to the matching free text, and unknown fields stay unchanged.
 */
export function withDefaults(stored: unknown): CompleteProfile {
  const profile = recordIn(stored)
  const cuisines = optionsIn(profile.cuisineTypes, CUISINES)
  const dislikes = optionsIn(profile.dislikedFoods, DISLIKED_FOODS)
  return {
    ...profile,
    ...householdOf(profile),
    ...dietOf(profile),
    weeklyBudget: numberIn(profile.weeklyBudget, WEEKLY_BUDGET_DOLLARS) ?? 100,
    stickToBudget: booleanIn(profile.stickToBudget) ?? false,
    zipCode: zipIn(profile.zipCode),
    cookingTools: optionsIn(profile.cookingTools, COOKING_TOOLS, TOOL_SPELLINGS).known,
    skillLevel: optionIn(profile.skillLevel, SKILL_LEVELS) ?? 'Intermediate',
    mealDifficulty:
      optionIn(profile.mealDifficulty, MEAL_DIFFICULTIES, DIFFICULTY_SPELLINGS) ?? 'Medium (15-30 min)',
    onTableWithin: tableLimitsIn(profile.onTableWithin),
    cuisineTypes: cuisines.known,
    customCuisines: joinTexts(profile.customCuisines, cuisines.others),
    newDishes: optionIn(profile.newDishes, NEW_DISHES) ?? 'Mostly what we know',
    dietaryRestrictions: textsIn(profile.dietaryRestrictions),
    allergies: textsIn(profile.allergies),
    dislikedFoods: dislikes.known,
    customDislikedFoods: joinTexts(profile.customDislikedFoods, dislikes.others),
    foodGoals: optionsIn(profile.foodGoals, FOOD_GOALS).known,
    prepStyle: optionIn(profile.prepStyle, PREP_STYLES) ?? 'Cook Every Meal',
    netCarbs: optionIn(profile.netCarbs, NET_CARBS) ?? '30 g',
    leftovers: optionIn(profile.leftovers, LEFTOVER_USES) ?? 'For lunches',
    mealTypes: mealTypesOf(profile.mealTypes),
    snackTypes: optionsIn(profile.snackTypes, SNACK_TYPES).known,
    dairyPreferences: dairyOf(recordIn(profile.dairyPreferences)),
    wholeGrains: optionIn(profile.wholeGrains, WHOLE_GRAINS) ?? 'Half and half',
    nutritionalTargets: targetsOf(recordIn(profile.nutritionalTargets)),
    ...(profile.alwaysHave === undefined ? {} : { alwaysHave: textsIn(profile.alwaysHave) }),
    ...(profile.runningOut === undefined ? {} : { runningOut: runningOutIn(profile.runningOut) }),
    ...(profile.answeredHolidays === undefined
      ? {}
      : { answeredHolidays: textsIn(profile.answeredHolidays) }),
    ...(profile.settledPhrases === undefined
      ? {}
      : { settledPhrases: settledPhrasesIn(profile.settledPhrases) }),
  }
}

/** One age per child: known ages stay, a new child gets the default age. */
export function kidAgesFor(kids: number, ages: readonly unknown[]): number[] {
  return Array.from({ length: kids }, (_, child) => wholeNumberIn(ages[child], KID_AGE) ?? UNKNOWN_KID_AGE)
}

/** The first five digits of what was typed or pasted. */
export function zipDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, ZIP_DIGITS)
}

function householdOf(profile: StoredRecord) {
  const ages: readonly unknown[] = Array.isArray(profile.kidAges) ? profile.kidAges : []
  const kids = wholeNumberIn(profile.kids, KIDS) ?? Math.min(ages.length, KIDS.max)
  return { adults: wholeNumberIn(profile.adults, ADULTS) ?? 1, kids, kidAges: kidAgesFor(kids, ages) }
}

/** A diet that is in no list becomes the custom diet. */
function dietOf(profile: StoredRecord): Pick<CompleteProfile, 'dietType' | 'customDiet'> {
  const dietType = optionIn(profile.dietType, DIET_TYPES)
  const own = dietType === undefined ? textsIn(profile.dietType) : []
  return {
    dietType: dietType ?? (own.length > 0 ? 'Other' : 'None'),
    customDiet: joinTexts(profile.customDiet, own),
  }
}

/** A ZIP code stored as a number has lost its leading zeros. */
function zipIn(value: unknown): string {
  if (typeof value === 'number') return zipDigits(String(value).padStart(ZIP_DIGITS, '0'))
  return zipDigits(textIn(value))
}

/** An empty list means no meals; a missing one means all three. */
function mealTypesOf(value: unknown): MealType[] {
  return Array.isArray(value) ? optionsIn(value, MEAL_TYPES).known : [...MEAL_TYPES]
}

function runningOutIn(value: unknown): StapleMark[] {
  const marks: readonly unknown[] = Array.isArray(value) ? value : []
  return marks
    .map(recordIn)
    .flatMap(({ id, since }) => (typeof id === 'string' && typeof since === 'string' ? [{ id, since }] : []))
}

function dairyOf(dairy: StoredRecord): CompleteProfile['dairyPreferences'] {
  return {
    ...dairy,
    milk: optionIn(dairy.milk, MILKS) ?? 'Whole Milk',
    eggs: optionIn(dairy.eggs, EGGS) ?? 'Large White Eggs',
  }
}

function targetsOf(targets: StoredRecord): NutritionalTargets {
  const target = (key: TargetKey) => numberIn(targets[key], TARGET) ?? DEFAULT_TARGETS[key]
  return {
    ...targets,
    trackNutrition: booleanIn(targets.trackNutrition) ?? false,
    dailyCalories: target('dailyCalories'),
    dailyProtein: target('dailyProtein'),
    dailyCarbs: target('dailyCarbs'),
    dailyFat: target('dailyFat'),
    dailyFiber: target('dailyFiber'),
    dailySugar: target('dailySugar'),
    dailySodium: target('dailySodium'),
    dailyCholesterol: target('dailyCholesterol'),
  }
}

function joinTexts(text: unknown, others: readonly string[]): string {
  return [textIn(text), ...others].filter((part) => part !== '').join(', ')
}
