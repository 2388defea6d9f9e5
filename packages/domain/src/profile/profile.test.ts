import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kidAgesFor, withDefaults, zipDigits } from './profile.ts'

test('a new profile has the defaults of the product', () => {
  expect(withDefaults(undefined)).toEqual({
    adults: 1,
    kids: 0,
    kidAges: [],
    weeklyBudget: 100,
    stickToBudget: false,
    zipCode: '',
    cookingTools: [],
    skillLevel: 'Intermediate',
    mealDifficulty: 'Medium (15-30 min)',
    onTableWithin: [null, 60, 60, 60, 60, 60, null],
    dietType: 'None',
    customDiet: '',
    cuisineTypes: [],
    customCuisines: '',
    newDishes: 'Mostly what we know',
    dietaryRestrictions: [],
    allergies: [],
    dislikedFoods: [],
    customDislikedFoods: '',
    foodGoals: [],
    prepStyle: 'Cook Every Meal',
    netCarbs: '30 g',
    leftovers: 'For lunches',
    mealTypes: ['Breakfast', 'Lunch', 'Dinner'],
    snackTypes: [],
    dairyPreferences: { milk: 'Whole Milk', eggs: 'Large White Eggs' },
    wholeGrains: 'Half and half',
    nutritionalTargets: {
      trackNutrition: false,
      dailyCalories: 2000,
      dailyProtein: 50,
      dailyCarbs: 300,
      dailyFat: 65,
      dailyFiber: 25,
      dailySugar: 50,
      dailySodium: 2300,
      dailyCholesterol: 300,
    },
  })
})

test('what is stored wins over the defaults', () => {
  const stored = {
    adults: 2,
    kids: 1,
    kidAges: [4],
    weeklyBudget: 85.5,
    stickToBudget: true,
    zipCode: '10001',
    cookingTools: ['Oven', 'Grill'],
    skillLevel: 'Beginner',
    mealDifficulty: 'Easy (5-10 min)',
    onTableWithin: [90, 20, 20, 30, 20, 20, null],
    dietType: 'Other',
    customDiet: 'no grains',
    netCarbs: '20 g',
    cuisineTypes: ['Greek'],
    customCuisines: 'Thai, Peruvian',
    newDishes: 'Surprise us',
    dietaryRestrictions: ['pork'],
    allergies: ['sesame'],
    dislikedFoods: ['Olives'],
    customDislikedFoods: 'okra',
    foodGoals: ['Balanced'],
    prepStyle: 'Weekly Meal Prep',
    leftovers: 'No leftovers',
    mealTypes: ['Dinner'],
    snackTypes: ['Desserts'],
    dairyPreferences: { milk: 'Oat Milk', eggs: 'No Eggs' },
    wholeGrains: 'Fine with us',
    nutritionalTargets: {
      trackNutrition: true,
      dailyCalories: 1800,
      dailyProtein: 0,
      dailyCarbs: 1,
      dailyFat: 2,
      dailyFiber: 3,
      dailySugar: 4,
      dailySodium: 5,
      dailyCholesterol: 6,
    },
    profileCompleted: true,
    lastUpdated: '2026-11-20T08:00:00.000Z',
  }
  expect(withDefaults(stored)).toEqual(stored)
})

describe('a profile of the observed product', () => {
  const cases: [string, object, object][] = [
    ['Stovetop is the stove', { cookingTools: ['Stovetop', 'Oven'] }, { cookingTools: ['Stove', 'Oven'] }],
    ['both spellings are one stove', { cookingTools: ['Stove', 'Stovetop'] }, { cookingTools: ['Stove'] }],
    ['hard is complex', { mealDifficulty: 'Hard (30+ min)' }, { mealDifficulty: 'Complex (30+ min)' }],
    [
      'capitals do not matter',
      { dietType: 'vegan', skillLevel: 'ADVANCED' },
      { dietType: 'Vegan', skillLevel: 'Advanced' },
    ],
    [
      'restrictions were one text',
      { dietaryRestrictions: 'no pork, kiwi' },
      { dietaryRestrictions: ['no pork, kiwi'] },
    ],
    [
      'blank restrictions are none',
      { dietaryRestrictions: '  ', allergies: [''] },
      { dietaryRestrictions: [], allergies: [] },
    ],
    ['numbers were text', { adults: '2', weeklyBudget: '75' }, { adults: 2, weeklyBudget: 75 }],
    [
      'blank numbers are the defaults',
      { adults: '', kids: '', weeklyBudget: '' },
      { adults: 1, kids: 0, weeklyBudget: 100 },
    ],
    [
      'null is not given',
      { adults: null, dietType: null, kidAges: null },
      { adults: 1, dietType: 'None', kidAges: [] },
    ],
    ['a ZIP code was a number', { zipCode: 501 }, { zipCode: '00501' }],
    ['a ZIP code had four more digits', { zipCode: '72762-1234' }, { zipCode: '72762' }],
    ['ages without a count', { kidAges: [3, 9] }, { kids: 2, kidAges: [3, 9] }],
    ['a count without ages', { kids: 2 }, { kids: 2, kidAges: [8, 8] }],
    ['a blank age keeps its place', { kids: 3, kidAges: [3, null, '11'] }, { kidAges: [3, 8, 11] }],
    [
      'a blank target is the default',
      { nutritionalTargets: { dailyFat: '' } },
      { nutritionalTargets: { dailyFat: 65 } },
    ],
    [
      'a target of zero stays',
      { nutritionalTargets: { dailyFat: 0 } },
      { nutritionalTargets: { dailyFat: 0 } },
    ],
    [
      'a cuisine in no list is free text',
      { cuisineTypes: ['Thai', 'Greek'], customCuisines: 'Peruvian' },
      { cuisineTypes: ['Greek'], customCuisines: 'Peruvian, Thai' },
    ],
    [
      'a dislike in no list is free text',
      { dislikedFoods: ['Okra'] },
      { dislikedFoods: [], customDislikedFoods: 'Okra' },
    ],
    [
      'a diet in no list is an own one',
      { dietType: 'Pescatarian' },
      { dietType: 'Other', customDiet: 'Pescatarian' },
    ],
    ['no meals chosen stays none', { mealTypes: [] }, { mealTypes: [] }],
    ['negative adults are not believed', { adults: -3 }, { adults: 1 }],
    ['10,000 kids are not believed', { kids: 10_000 }, { kids: 0, kidAges: [] }],
    ['half a child is not believed', { kids: 1.5 }, { kids: 0 }],
    ['a budget out of range is not believed', { weeklyBudget: 5000 }, { weeklyBudget: 100 }],
  ]
  test.each(cases)('%s', (_what, stored, repaired) => {
    expect(withDefaults(stored)).toMatchObject(repaired)
  })

  test('unknown fields are kept, including nested ones', () => {
    const stored = {
      favoriteColor: 'green',
      dairyPreferences: { butter: 'salted' },
      nutritionalTargets: { dailyIron: 18 },
    }
    expect(withDefaults(stored)).toMatchObject(stored)
  })
})

test('any value becomes a complete profile, and a second repair changes nothing', () => {
  const fields = Object.keys(withDefaults({}))
  const stored = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(fc.oneof(stored, fc.jsonValue()), (value) => {
      const once = withDefaults(value)
      expect(once.kidAges).toHaveLength(once.kids)
      expect(withDefaults(once)).toEqual(once)
    }),
  )
})

test.each([
  [0, [4, 5], []],
  [1, [4, 5], [4]],
  [3, [4, 5], [4, 5, 8]],
  [2, [-1, 19], [8, 8]],
  [2, [0, 18], [0, 18]],
])('for %i children, the ages %j become %j', (kids, ages, expected) => {
  expect(kidAgesFor(kids, ages)).toEqual(expected)
})

test.each([
  ['72762', '72762'],
  ['72 762', '72762'],
  ['zip: 72762-1234', '72762'],
  ['7276', '7276'],
  ['abc', ''],
])('the ZIP code typed as %j is %j', (typed, digits) => {
  expect(zipDigits(typed)).toBe(digits)
})

test('settled phrases are read; unreadable ones are asked again', () => {
  const settledPhrases = [
    { phrase: ' feng shui ', as: 'note' },
    { phrase: 'moo juice', as: ['class:milk', 'milk-whole'] },
    { phrase: '', as: 'note' },
    { phrase: 'x', as: [] },
    { phrase: 'y' },
    'z',
  ]
  expect(withDefaults({ settledPhrases }).settledPhrases).toEqual([
    { phrase: 'feng shui', as: 'note' },
    { phrase: 'moo juice', as: ['class:milk', 'milk-whole'] },
  ])
})
