/** Daily targets from body, activity and goal: the Mifflin-St Jeor equation and the product's own splits. */

import type { TargetKey } from './profile.ts'

export const GENDERS = ['male', 'female'] as const
export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'veryActive'] as const
export const CALCULATOR_GOALS = ['lose', 'maintain', 'gain'] as const

export type Gender = (typeof GENDERS)[number]
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]
export type CalculatorGoal = (typeof CALCULATOR_GOALS)[number]

export interface CalculatorInputs {
  readonly age: number
  readonly gender: Gender
  readonly weightLb: number
  readonly heightFeet: number
  readonly heightInches: number
  readonly activityLevel: ActivityLevel
  readonly goal: CalculatorGoal
}

/** A blank field is absent or null and counts as its default. */
export type GivenInputs = { readonly [Name in keyof CalculatorInputs]?: CalculatorInputs[Name] | null }

export type DailyTargets = Readonly<Record<TargetKey, number>>

export const CALCULATOR_DEFAULTS: CalculatorInputs = {
  age: 30,
  gender: 'male',
  weightLb: 170,
  heightFeet: 5,
  heightInches: 10,
  activityLevel: 'moderate',
  goal: 'maintain',
}

/** Accepted input. Inches have a real limit; the others only catch typos. */
export const CALCULATOR_RANGES = {
  age: { min: 1, max: 120 },
  weightLb: { min: 1, max: 1500 },
  heightFeet: { min: 1, max: 8 },
  heightInches: { min: 0, max: 11 },
} as const

const KG_PER_LB = 0.45359237
const CM_PER_INCH = 2.54
const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9 } as const
const SUGAR_PCT = 10
const SODIUM_MG = 2300
const CHOLESTEROL_MG = 300

const FACTOR_OF_ACTIVITY: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  veryActive: 1.9,
}

type GoalRule = { readonly kcal: number; readonly pct: Readonly<Record<keyof typeof KCAL_PER_G, number>> }

const RULE_OF_GOAL: Readonly<Record<CalculatorGoal, GoalRule>> = {
  lose: { kcal: -500, pct: { protein: 35, carbs: 35, fat: 30 } },
  maintain: { kcal: 0, pct: { protein: 30, carbs: 40, fat: 30 } },
  gain: { kcal: 300, pct: { protein: 30, carbs: 45, fat: 25 } },
}

const OF_GENDER: Readonly<Record<Gender, { readonly kcal: number; readonly fiberG: number }>> = {
  male: { kcal: 5, fiberG: 38 },
  female: { kcal: -161, fiberG: 25 },
}

/** The grams come from the rounded calories, so that the figures on screen add up. */
export function calculateTargets(given: GivenInputs): DailyTargets {
  const { gender, activityLevel, goal, ...body } = fillBlanks(given)
  const { kcal: goalKcal, pct } = RULE_OF_GOAL[goal]
  const burnedKcal = (bodyKcal(body) + OF_GENDER[gender].kcal) * FACTOR_OF_ACTIVITY[activityLevel]
  const calories = Math.max(0, Math.round(burnedKcal + goalKcal))
  const grams = (percent: number, kcalPerG: number) => Math.round((calories * percent) / (100 * kcalPerG))
  return {
    dailyCalories: calories,
    dailyProtein: grams(pct.protein, KCAL_PER_G.protein),
    dailyCarbs: grams(pct.carbs, KCAL_PER_G.carbs),
    dailyFat: grams(pct.fat, KCAL_PER_G.fat),
    dailyFiber: OF_GENDER[gender].fiberG,
    dailySugar: grams(SUGAR_PCT, KCAL_PER_G.carbs),
    dailySodium: SODIUM_MG,
    dailyCholesterol: CHOLESTEROL_MG,
  }
}

function fillBlanks(given: GivenInputs): CalculatorInputs {
  const blank = CALCULATOR_DEFAULTS
  return {
    age: given.age ?? blank.age,
    gender: given.gender ?? blank.gender,
    weightLb: given.weightLb ?? blank.weightLb,
    heightFeet: given.heightFeet ?? blank.heightFeet,
    heightInches: given.heightInches ?? blank.heightInches,
    activityLevel: given.activityLevel ?? blank.activityLevel,
    goal: given.goal ?? blank.goal,
  }
}

type Body = Pick<CalculatorInputs, 'age' | 'weightLb' | 'heightFeet' | 'heightInches'>

function bodyKcal({ age, weightLb, heightFeet, heightInches }: Body): number {
  const heightCm = (heightFeet * 12 + heightInches) * CM_PER_INCH
  return 10 * weightLb * KG_PER_LB + 6.25 * heightCm - 5 * age
}
