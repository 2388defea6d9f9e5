import type { DishMeal } from '@pennyplate/domain/recipe/recipe'

type Range = readonly [low: number, high: number]

export interface FoodKind {
  readonly name: string
  readonly centsPerKg: Range
  readonly packG: Range
  readonly keepShare: number
  readonly calories: Range
  readonly protein: Range
  readonly carbs: Range
  readonly fat: Range
  readonly fiber: Range
  readonly addedSugar: Range
  readonly sodium: Range
  readonly cholesterol: Range
}

type Composition = readonly [
  calories: Range,
  protein: Range,
  carbs: Range,
  fat: Range,
  fiber: Range,
  addedSugar: Range,
  sodium: Range,
  cholesterol: Range,
]

function kind(
  name: string,
  centsPerKg: Range,
  packG: Range,
  keepShare: number,
  per100: Composition,
): FoodKind {
  const [calories, protein, carbs, fat, fiber, addedSugar, sodium, cholesterol] = per100
  const composition = { calories, protein, carbs, fat, fiber, addedSugar, sodium, cholesterol }
  return { name, centsPerKg, packG, keepShare, ...composition }
}

const NONE: Range = [0, 0]

/** Rough ranges for nutrition and price, for tests only. */
export const FOOD_KINDS: readonly FoodKind[] = [
  kind('meat', [500, 1200], [450, 1400], 0.1, [
    [120, 220],
    [18, 25],
    NONE,
    [3, 14],
    NONE,
    NONE,
    [50, 90],
    [60, 90],
  ]),
  kind('grain', [120, 400], [400, 1800], 0.5, [
    [340, 380],
    [7, 14],
    [68, 80],
    [1, 6],
    [2, 10],
    [0, 3],
    [0, 20],
    NONE,
  ]),
  kind('vegetable', [200, 500], [200, 900], 0.1, [
    [18, 45],
    [1, 3],
    [3, 9],
    [0, 1],
    [2, 4],
    [1, 5],
    [5, 70],
    NONE,
  ]),
  kind('beans', [180, 500], [400, 900], 0.45, [
    [110, 340],
    [7, 22],
    [20, 60],
    [0, 3],
    [6, 15],
    [0, 3],
    [5, 250],
    NONE,
  ]),
  kind('dairy', [150, 900], [220, 1800], 0.15, [
    [50, 380],
    [3, 24],
    [1, 6],
    [1, 30],
    NONE,
    [1, 6],
    [40, 600],
    [5, 90],
  ]),
  kind('fruit', [200, 700], [300, 1400], 0.1, [
    [40, 90],
    [0, 1],
    [10, 22],
    [0, 1],
    [1, 5],
    [8, 16],
    [0, 5],
    NONE,
  ]),
  kind('oil', [400, 1500], [400, 1200], 0.5, [
    [700, 884],
    [0, 1],
    [0, 1],
    [80, 100],
    NONE,
    NONE,
    [0, 500],
    [0, 200],
  ]),
  kind('eggs', [350, 700], [600, 1100], 0.2, [
    [143, 155],
    [12, 13],
    [0, 1],
    [9, 11],
    NONE,
    [0, 1],
    [120, 145],
    [370, 430],
  ]),
  kind('sauce', [300, 1500], [200, 700], 0.4, [
    [30, 150],
    [1, 4],
    [4, 20],
    [0, 6],
    [0, 3],
    [2, 12],
    [300, 2500],
    NONE,
  ]),
  kind('fish', [700, 1800], [140, 700], 0.2, [
    [90, 210],
    [18, 25],
    NONE,
    [1, 13],
    NONE,
    NONE,
    [50, 350],
    [40, 80],
  ]),
  kind('bread', [300, 700], [350, 700], 0.1, [
    [240, 290],
    [7, 12],
    [44, 52],
    [2, 5],
    [2, 7],
    [2, 6],
    [380, 560],
    NONE,
  ]),
  kind('nuts', [900, 1800], [250, 800], 0.45, [
    [560, 640],
    [15, 26],
    [16, 26],
    [45, 55],
    [6, 11],
    [3, 7],
    [0, 350],
    NONE,
  ]),
  kind('tofu', [450, 900], [340, 800], 0.15, [
    [80, 150],
    [9, 17],
    [2, 5],
    [4, 9],
    [1, 3],
    [0, 1],
    [5, 20],
    NONE,
  ]),
  kind('spice', [1500, 6000], [30, 120], 0.5, [
    [250, 350],
    [8, 14],
    [45, 65],
    [4, 14],
    [15, 30],
    [1, 10],
    [20, 200],
    NONE,
  ]),
]

interface Part {
  readonly kind: string
  readonly chance: number
  readonly grams: Range
}

interface MealShape {
  readonly meals: readonly DishMeal[]
  readonly calories: number
  readonly parts: readonly Part[]
}

const part = (kindName: string, chance: number, grams: Range): Part => ({ kind: kindName, chance, grams })

const breakfast: MealShape = {
  meals: ['breakfast'],
  calories: 440,
  parts: [
    part('grain', 0.7, [35, 70]),
    part('dairy', 0.7, [80, 220]),
    part('fruit', 0.7, [60, 150]),
    part('eggs', 0.4, [50, 120]),
    part('nuts', 0.3, [10, 25]),
    part('bread', 0.3, [40, 80]),
  ],
}
const mainParts = [
  part('grain', 0.7, [50, 90]),
  part('vegetable', 1, [60, 160]),
  part('vegetable', 0.9, [40, 120]),
  part('vegetable', 0.5, [20, 80]),
  part('oil', 0.8, [5, 14]),
  part('sauce', 0.7, [15, 70]),
  part('spice', 0.6, [1, 4]),
  part('spice', 0.4, [1, 4]),
  part('dairy', 0.4, [15, 60]),
]
const dinner = (protein: string, grams: Range): MealShape => ({
  meals: ['dinner'],
  calories: 650,
  parts: [part(protein, 1, grams), ...mainParts],
})
const lunch = (protein: string, grams: Range): MealShape => ({
  meals: ['lunch', 'dinner'],
  calories: 560,
  parts: [part(protein, 1, grams), part('bread', 0.4, [50, 100]), ...mainParts.slice(0, 6)],
})
const snack: MealShape = {
  meals: ['snack'],
  calories: 220,
  parts: [
    part('fruit', 0.7, [60, 140]),
    part('nuts', 0.5, [12, 30]),
    part('dairy', 0.4, [40, 150]),
    part('grain', 0.3, [15, 35]),
  ],
}

/** Recipe n has shape n modulo the length, so every part of a library has the same mix. */
export const MEAL_SHAPES: readonly MealShape[] = [
  breakfast,
  lunch('beans', [80, 160]),
  dinner('meat', [110, 180]),
  snack,
  dinner('fish', [110, 170]),
  breakfast,
  lunch('eggs', [90, 150]),
  dinner('beans', [90, 180]),
  lunch('tofu', [90, 160]),
  dinner('meat', [90, 170]),
]

export const CUISINE_NAMES = [
  'American',
  'Italian',
  'Mexican',
  'Greek',
  'Indian',
  'Asian',
  'Southern',
  'Mediterranean',
]
