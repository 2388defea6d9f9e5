import { describe, expect, test } from 'vitest'
import {
  type ActivityLevel,
  CALCULATOR_DEFAULTS,
  type CalculatorGoal,
  calculateTargets,
  type Gender,
  type GivenInputs,
} from './nutrition-calculator.ts'

/**
 * Worked out on paper for 30 years, 170 lb (77.1107029 kg) and 5 ft 10 in (177.8 cm):
 * 771.107 + 1111.25 - 150 = 1732.357, so 1737.357 for a man and 1571.357 for a woman before activity.
 */
type Row = [Gender, ActivityLevel, CalculatorGoal, calories: number, [number, number, number], sugar: number]

const ROWS: Row[] = [
  // 1737.357 x 1.2 = 2084.83
  ['male', 'sedentary', 'lose', 1585, [139, 139, 53], 40],
  ['male', 'sedentary', 'maintain', 2085, [156, 209, 70], 52],
  ['male', 'sedentary', 'gain', 2385, [179, 268, 66], 60],
  // 1737.357 x 1.375 = 2388.87
  ['male', 'light', 'lose', 1889, [165, 165, 63], 47],
  ['male', 'light', 'maintain', 2389, [179, 239, 80], 60],
  ['male', 'light', 'gain', 2689, [202, 303, 75], 67],
  // 1737.357 x 1.55 = 2692.90
  ['male', 'moderate', 'lose', 2193, [192, 192, 73], 55],
  ['male', 'moderate', 'maintain', 2693, [202, 269, 90], 67],
  ['male', 'moderate', 'gain', 2993, [224, 337, 83], 75],
  // 1737.357 x 1.725 = 2996.94
  ['male', 'active', 'lose', 2497, [218, 218, 83], 62],
  ['male', 'active', 'maintain', 2997, [225, 300, 100], 75],
  ['male', 'active', 'gain', 3297, [247, 371, 92], 82],
  // 1737.357 x 1.9 = 3300.98
  ['male', 'veryActive', 'lose', 2801, [245, 245, 93], 70],
  ['male', 'veryActive', 'maintain', 3301, [248, 330, 110], 83],
  ['male', 'veryActive', 'gain', 3601, [270, 405, 100], 90],
  // 1571.357 x 1.2 = 1885.63
  ['female', 'sedentary', 'lose', 1386, [121, 121, 46], 35],
  ['female', 'sedentary', 'maintain', 1886, [141, 189, 63], 47],
  ['female', 'sedentary', 'gain', 2186, [164, 246, 61], 55],
  // 1571.357 x 1.375 = 2160.62
  ['female', 'light', 'lose', 1661, [145, 145, 55], 42],
  ['female', 'light', 'maintain', 2161, [162, 216, 72], 54],
  ['female', 'light', 'gain', 2461, [185, 277, 68], 62],
  // 1571.357 x 1.55 = 2435.60
  ['female', 'moderate', 'lose', 1936, [169, 169, 65], 48],
  ['female', 'moderate', 'maintain', 2436, [183, 244, 81], 61],
  ['female', 'moderate', 'gain', 2736, [205, 308, 76], 68],
  // 1571.357 x 1.725 = 2710.59
  ['female', 'active', 'lose', 2211, [193, 193, 74], 55],
  ['female', 'active', 'maintain', 2711, [203, 271, 90], 68],
  ['female', 'active', 'gain', 3011, [226, 339, 84], 75],
  // 1571.357 x 1.9 = 2985.58
  ['female', 'veryActive', 'lose', 2486, [218, 218, 83], 62],
  ['female', 'veryActive', 'maintain', 2986, [224, 299, 100], 75],
  ['female', 'veryActive', 'gain', 3286, [246, 370, 91], 82],
]

test.each(ROWS)(
  'a %s, %s, who wants to %s weight needs %i kcal',
  (gender, activityLevel, goal, ...expected) => {
    const [dailyCalories, [dailyProtein, dailyCarbs, dailyFat], dailySugar] = expected
    expect(calculateTargets({ gender, activityLevel, goal })).toEqual({
      dailyCalories,
      dailyProtein,
      dailyCarbs,
      dailyFat,
      dailyFiber: gender === 'male' ? 38 : 25,
      dailySugar,
      dailySodium: 2300,
      dailyCholesterol: 300,
    })
  },
)

describe('other bodies', () => {
  const cases: [string, GivenInputs, number, [number, number, number]][] = [
    [
      // 635.029 + 1016 - 225 - 161 = 1265.029; x 1.375 - 500 = 1239.42
      'a woman of 45, 140 lb, 5 ft 4 in, lightly active, losing',
      {
        age: 45,
        gender: 'female',
        weightLb: 140,
        heightFeet: 5,
        heightInches: 4,
        activityLevel: 'light',
        goal: 'lose',
      },
      1239,
      [108, 108, 41],
    ],
    [
      // 907.185 + 1143 - 125 + 5 = 1930.185; x 1.9 + 300 = 3967.35
      'a man of 25, 200 lb, 6 ft 0 in, very active, gaining',
      {
        age: 25,
        gender: 'male',
        weightLb: 200,
        heightFeet: 6,
        heightInches: 0,
        activityLevel: 'veryActive',
        goal: 'gain',
      },
      3967,
      [298, 446, 110],
    ],
  ]
  test.each(cases)('%s', (_who, inputs, calories, [protein, carbs, fat]) => {
    expect(calculateTargets(inputs)).toMatchObject({
      dailyCalories: calories,
      dailyProtein: protein,
      dailyCarbs: carbs,
      dailyFat: fat,
    })
  })
})

describe('blank fields', () => {
  test('all blank means a man of 30, 170 lb, 5 ft 10 in, moderately active, maintaining weight', () => {
    expect(calculateTargets({})).toMatchObject({ dailyCalories: 2693, dailyProtein: 202, dailyFiber: 38 })
  })

  // Each differs from the man of 30 above in one field only, so a wrong default of another would show.
  const cases: [string, GivenInputs, number][] = [
    ['age', { age: 40 }, 2615],
    ['weight', { weightLb: 160 }, 2623],
    ['feet', { heightFeet: 6 }, 2988],
    ['inches', { heightInches: 0 }, 2447],
  ]
  test.each(cases)('only %s given, the rest is the default', (_field, given, calories) => {
    expect(calculateTargets(given).dailyCalories).toBe(calories)
  })

  test.each(Object.keys(CALCULATOR_DEFAULTS))('null %s counts as blank', (name) => {
    expect(calculateTargets({ [name]: null })).toEqual(calculateTargets({}))
  })

  test('zero inches is an answer, not a blank', () => {
    expect(calculateTargets({ heightInches: 0 })).not.toEqual(calculateTargets({ heightInches: 10 }))
  })
})

test('a target is never below zero', () => {
  expect(calculateTargets({ age: 120, weightLb: 20, heightFeet: 2, goal: 'lose' })).toMatchObject({
    dailyCalories: 0,
    dailyProtein: 0,
  })
})
