import type { Composition } from './food.ts'

export type NutrientKey = keyof Composition

export const NUTRIENT_KEYS = [
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'saturatedFatG',
  'fiberG',
  'sugarG',
  'sodiumMg',
  'cholesterolMg',
] as const satisfies readonly NutrientKey[]

/** The figures shown first, on cards and in shared plans. */
export const MAIN_NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

/** What a meal, a recipe and a target say for one adult: kcal, grams, and milligrams of sodium and cholesterol. */
export const MEAL_NUTRIENTS = [
  ...MAIN_NUTRIENTS,
  'fiber',
  'sugar',
  'addedSugar',
  'sodium',
  'cholesterol',
] as const
export type MealNutrient = (typeof MEAL_NUTRIENTS)[number]
/** Of an adult's portion. Null means unknown, not zero (D25). */
export type PortionNutrition = Readonly<Partial<Record<MealNutrient, number | null | undefined>>>

/** Unknown fiber counts as none, so that a missing figure never makes a food look lower in carbohydrate. */
export function netCarbsG(composition: Composition): number | null {
  if (composition.carbsG === null) return null
  return Math.max(0, composition.carbsG - (composition.fiberG ?? 0))
}

export interface NutrientTotal {
  readonly amount: number
  /** Grams of food whose figure is unknown: the amount is then a lower bound. */
  readonly unknownG: number
}

export type NutritionTotals = Readonly<Record<NutrientKey, NutrientTotal>>

export interface EatenFood {
  readonly composition: Composition
  readonly grams: number
}

export function sumNutrition(eaten: readonly EatenFood[]): NutritionTotals {
  return {
    energyKcal: total(eaten, 'energyKcal'),
    proteinG: total(eaten, 'proteinG'),
    carbsG: total(eaten, 'carbsG'),
    fatG: total(eaten, 'fatG'),
    saturatedFatG: total(eaten, 'saturatedFatG'),
    fiberG: total(eaten, 'fiberG'),
    sugarG: total(eaten, 'sugarG'),
    sodiumMg: total(eaten, 'sodiumMg'),
    cholesterolMg: total(eaten, 'cholesterolMg'),
  }
}

function total(eaten: readonly EatenFood[], key: NutrientKey): NutrientTotal {
  let amount = 0
  let unknownG = 0
  for (const { composition, grams } of eaten) {
    const per100G = composition[key]
    if (per100G === null) unknownG += grams
    else amount += (per100G * grams) / 100
  }
  return { amount, unknownG }
}

/**
 * Energy from the macronutrients: 4, 9 and 4 kcal per gram, and alcohol at 7. A range, because
 * databases differ in whether fiber yields nothing or as much as other carbohydrate.
 */
export function atwaterKcalRange(composition: Composition, alcoholG = 0): readonly [number, number] | null {
  const { proteinG, carbsG, fatG, fiberG } = composition
  if (proteinG === null || carbsG === null || fatG === null) return null
  const highest = 4 * proteinG + 4 * carbsG + 9 * fatG + 7 * alcoholG
  return [highest - 4 * Math.min(fiberG ?? 0, carbsG), highest]
}
