import type { WeekAimId } from './week-aims.ts'

/**
 * Health wishes as countable figures. Nothing medical is promised: a wish says what is
 * counted, and the report says what was reached.
 */

export const HEALTH_WISH_IDS = [
  'diabetes-friendly',
  'heart-healthy',
  'kidney-aware',
  'low-fat',
  'high-fiber',
  'low-sodium',
  'low-carb',
  'low-sugar',
  'low-cholesterol',
  'high-protein',
  'keto',
] as const
export type HealthWishId = (typeof HEALTH_WISH_IDS)[number]

/** What our foods have no figures for. */
export const NOT_COUNTED = ['potassium', 'phosphorus'] as const

/** Added sugar only: people do not limit the sugar in fruit and milk. */
export const WISH_NUTRIENTS = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'addedSugar',
  'sodium',
  'cholesterol',
  'saturatedFat',
  'netCarbs',
] as const
export type WishNutrient = (typeof WISH_NUTRIENTS)[number]

/** Grams of energy nutrients, milligrams of sodium and cholesterol, for one adult. */
export interface WishFigure {
  readonly nutrient: WishNutrient
  /** `meal` is each breakfast, lunch and dinner by itself. */
  readonly per: 'day' | 'meal' | 'snack'
  /** `energy-share` is a share of the calories, `per-1000-kcal` an amount for each 1,000 of them. */
  readonly unit: 'amount' | 'energy-share' | 'per-1000-kcal'
  readonly atLeast?: number
  readonly atMost?: number
}

export interface HealthWish {
  readonly id: HealthWishId
  readonly name: string
  readonly figures: readonly WishFigure[]
  /** No dish that is a sugary drink, or juice with nothing beside it. */
  readonly avoidsSweetDrinks: boolean
  /** What is judged by the plate. */
  readonly aims: readonly WeekAimId[]
  /** What the wish is often about and our foods have no figure for. */
  readonly notCounted: readonly (typeof NOT_COUNTED)[number][]
}

/** Daily Value of sodium (21 CFR 101.9), and the top of the DASH eating plan. */
const SODIUM: WishFigure = { nutrient: 'sodium', per: 'day', unit: 'amount', atMost: 2300 }
/** A day within its limit may still have one meal with nearly all of it, so no meal has more than this share. */
export const SODIUM_AT_A_MEAL = 0.4
const SODIUM_OF_MEAL: WishFigure = {
  nutrient: 'sodium',
  per: 'meal',
  unit: 'amount',
  atMost: SODIUM_AT_A_MEAL * 2300,
}
/** Dietary Guidelines for Americans 2020-2025: less than 10 % of the calories. */
const SATURATED_FAT: WishFigure = {
  nutrient: 'saturatedFat',
  per: 'day',
  unit: 'energy-share',
  atMost: 0.1,
}
/**
 * 100 g in 2,000 kcal. The American Diabetes Association names no share; the 35 % of the Dietary Reference Intakes and 30 to 60 g of
 * carbohydrate a meal leave days of ordinary dishes too small.
 */
const FAT_BESIDE_FEW_CARBS: WishFigure = { nutrient: 'fat', per: 'day', unit: 'energy-share', atMost: 0.45 }
/** Adequate intake of the Dietary Guidelines for Americans 2020-2025. */
const FIBER: WishFigure = { nutrient: 'fiber', per: 'day', unit: 'per-1000-kcal', atLeast: 14 }

function wish(
  id: HealthWishId,
  name: string,
  figures: readonly WishFigure[],
  more: Partial<Pick<HealthWish, 'avoidsSweetDrinks' | 'aims' | 'notCounted'>> = {},
): HealthWish {
  return { id, name, figures, avoidsSweetDrinks: false, aims: [], notCounted: [], ...more }
}

/** Between the 20 g that most start with and the 50 g that is the most anybody calls keto. */
const KETO_NET_CARBS_G = 30

export const HEALTH_WISHES: Readonly<Record<HealthWishId, HealthWish>> = {
  /**
   * Carbohydrate counting: about 45 to 60 g for most meals, 15 g one serving. Sodium and saturated fat as for everybody: the
   * American Diabetes Association's Standards of Care name the same limits.
   */
  'diabetes-friendly': wish(
    'diabetes-friendly',
    'Diabetes-friendly',
    [
      { nutrient: 'carbs', per: 'meal', unit: 'amount', atLeast: 30, atMost: 60 },
      { nutrient: 'carbs', per: 'snack', unit: 'amount', atMost: 30 },
      FIBER,
      SODIUM,
      FAT_BESIDE_FEW_CARBS,
      SATURATED_FAT,
    ],
    { avoidsSweetDrinks: true, aims: ['half-plate'] },
  ),
  /** The limits that DASH and the Dietary Guidelines share; DASH itself goes lower on saturated fat. */
  'heart-healthy': wish('heart-healthy', 'Heart healthy', [
    SODIUM,
    SATURATED_FAT,
    { nutrient: 'cholesterol', per: 'day', unit: 'amount', atMost: 300 },
    FIBER,
  ]),
  'kidney-aware': wish('kidney-aware', 'Kidney-aware', [SODIUM, SODIUM_OF_MEAL], {
    notCounted: ['potassium', 'phosphorus'],
  }),
  /** "Low fat" of a whole meal: 30 % of its calories at most (21 CFR 101.62). */
  'low-fat': wish('low-fat', 'Low fat', [{ nutrient: 'fat', per: 'day', unit: 'energy-share', atMost: 0.3 }]),
  'high-fiber': wish('high-fiber', 'High fiber', [FIBER]),
  'low-sodium': wish('low-sodium', 'Low sodium', [SODIUM, SODIUM_OF_MEAL]),
  /** Below 130 g, the recommended dietary allowance. */
  'low-carb': wish('low-carb', 'Low carb', [{ nutrient: 'carbs', per: 'day', unit: 'amount', atMost: 130 }]),
  /** Added sugar: Dietary Guidelines for Americans 2020-2025, less than 10 % of the calories. */
  'low-sugar': wish('low-sugar', 'Low sugar', [
    { nutrient: 'addedSugar', per: 'day', unit: 'energy-share', atMost: 0.1 },
  ]),
  'low-cholesterol': wish('low-cholesterol', 'Low cholesterol', [
    { nutrient: 'cholesterol', per: 'day', unit: 'amount', atMost: 200 },
  ]),
  /** Keto is a matter of the day: foods that are low in carbohydrate add up. Net of fiber, as keto is counted. */
  keto: wish('keto', 'Keto', [
    { nutrient: 'netCarbs', per: 'day', unit: 'amount', atMost: KETO_NET_CARBS_G },
  ]),
  'high-protein': wish('high-protein', 'High protein', [
    { nutrient: 'protein', per: 'day', unit: 'energy-share', atLeast: 0.2 },
  ]),
}

export interface Range {
  readonly atLeast: number
  /** Infinity where there is no upper limit. */
  readonly atMost: number
}

const KCAL_PER_G: Partial<Readonly<Record<WishNutrient, number>>> = {
  protein: 4,
  carbs: 4,
  fat: 9,
  saturatedFat: 9,
  addedSugar: 4,
}

/** The strictest figures of the wishes together, in grams and milligrams; a nutrient that none of them names is absent. */
export function wishRanges(
  wishes: readonly HealthWishId[],
  per: WishFigure['per'],
  calories: number,
): Partial<Record<WishNutrient, Range>> {
  const ranges: Partial<Record<WishNutrient, Range>> = {}
  for (const figure of wishes.flatMap((id) => HEALTH_WISHES[id].figures)) {
    if (figure.per !== per) continue
    const { atLeast, atMost } = ranges[figure.nutrient] ?? { atLeast: 0, atMost: Number.POSITIVE_INFINITY }
    ranges[figure.nutrient] = {
      atLeast: Math.max(atLeast, (figure.atLeast ?? 0) * unitOf(figure, calories)),
      atMost: Math.min(atMost, (figure.atMost ?? Number.POSITIVE_INFINITY) * unitOf(figure, calories)),
    }
  }
  return ranges
}

function unitOf({ nutrient, unit }: WishFigure, calories: number): number {
  if (unit === 'amount') return 1
  if (unit === 'per-1000-kcal') return calories / 1000
  return calories / (KCAL_PER_G[nutrient] ?? 1)
}
