import { describe, expect, test } from 'vitest'
import { CALCULATOR_RANGES } from './nutrition-calculator.ts'
import { withDefaults } from './profile.ts'
import { optionalNumberFault } from './profile-faults.ts'
import { formFromProfile, type ProfileForm, shownKidAges, withKidAge } from './profile-form.ts'
import { profileFromForm } from './profile-from-form.ts'

const fresh = formFromProfile(withDefaults(undefined))

function profileOf(changes: Partial<ProfileForm>, stored?: unknown) {
  const read = profileFromForm({ ...fresh, ...changes }, stored)
  if (read.outcome === 'faulty') throw new Error(JSON.stringify(read.faults))
  return read.profile
}

function faultsOf(changes: Partial<ProfileForm>) {
  const read = profileFromForm({ ...fresh, ...changes }, undefined)
  return read.outcome === 'faulty' ? read.faults : {}
}

const stored = {
  adults: 2,
  kids: 2,
  kidAges: [3, 12],
  weeklyBudget: 140,
  zipCode: '72762',
  cookingTools: ['Stovetop', 'Air Fryer'],
  dietaryRestrictions: 'no pork, kiwi',
  allergies: ['Peanut', 'strawberries'],
  dairyPreferences: { milk: '2% Milk', eggs: 'Medium Eggs', butter: 'salted' },
  nutritionalTargets: { trackNutrition: true, dailyCalories: 1900, dailyIron: 18 },
  wholeGrains: 'No',
  profileCompleted: true,
  favoriteColor: 'green',
}

test('a profile that is opened and not changed is saved unchanged, with every unknown field', () => {
  const repaired = withDefaults(stored)
  expect(profileOf(formFromProfile(repaired), stored)).toEqual({
    ...repaired,
    allergies: ['peanut', 'strawberries'],
    dietaryRestrictions: ['no pork', 'kiwi'],
  })
})

describe('limits of the form', () => {
  const cases: [string, Partial<ProfileForm>, object][] = [
    ['one adult', { adults: '1' }, {}],
    ['a hundred adults', { adults: '100' }, {}],
    ['no adult', { adults: '0' }, { adults: 'out-of-range' }],
    ['negative adults', { adults: '-1' }, { adults: 'out-of-range' }],
    ['101 adults', { adults: '101' }, { adults: 'out-of-range' }],
    ['half an adult', { adults: '1.5' }, { adults: 'not-whole' }],
    ['blank adults', { adults: ' ' }, { adults: 'missing' }],
    ['adults in words', { adults: 'two' }, { adults: 'not-a-number' }],
    ['no kids', { kids: '0' }, {}],
    ['a hundred kids', { kids: '100' }, {}],
    ['101 kids', { kids: '101' }, { kids: 'out-of-range' }],
    ['10,000 kids', { kids: '10000' }, { kids: 'out-of-range' }],
    ['minus one kid', { kids: '-1' }, { kids: 'out-of-range' }],
    ['a budget of 20', { weeklyBudget: '20' }, {}],
    ['a budget of 1000', { weeklyBudget: '1000' }, {}],
    ['a budget with cents', { weeklyBudget: '85.50' }, {}],
    ['a budget of 19.99', { weeklyBudget: '19.99' }, { weeklyBudget: 'out-of-range' }],
    ['a budget of 1000.01', { weeklyBudget: '1000.01' }, { weeklyBudget: 'out-of-range' }],
    ['an endless budget', { weeklyBudget: 'Infinity' }, { weeklyBudget: 'not-a-number' }],
    ['part of a ZIP code', { zipCode: '727' }, {}],
    ['no ZIP code', { zipCode: '' }, {}],
    ['no meals', { mealTypes: [] }, { mealTypes: 'none-chosen' }],
    ['a novel about a diet', { customDiet: 'x'.repeat(2001) }, { customDiet: 'too-long' }],
    ['2000 characters about a diet', { customDiet: 'x'.repeat(2000) }, {}],
    [
      'texts of 4000 characters in all',
      { customDiet: 'x'.repeat(2000), otherAllergies: 'x'.repeat(2000) },
      {},
    ],
    [
      'texts of more than 4000 characters in all',
      { customDiet: 'x'.repeat(1500), otherRestrictions: 'x'.repeat(1900), customCuisines: 'x'.repeat(601) },
      { otherRestrictions: 'too-long-together' },
    ],
    [
      'a megabyte of dislikes',
      { customDislikedFoods: 'x'.repeat(1_000_000) },
      { customDislikedFoods: 'too-long' },
    ],
    ['a novel about an allergy', { otherAllergies: 'x'.repeat(2001) }, { otherAllergies: 'too-long' }],
    ['2000 characters about an allergy', { otherAllergies: 'x'.repeat(2000) }, {}],
    [
      'a novel about a restriction',
      { otherRestrictions: 'x'.repeat(2001) },
      { otherRestrictions: 'too-long' },
    ],
    ['a negative target', { targets: { ...fresh.targets, dailyFat: '-1' } }, { dailyFat: 'out-of-range' }],
    [
      'a target past all sense',
      { targets: { ...fresh.targets, dailyFat: '1e6' } },
      { dailyFat: 'out-of-range' },
    ],
  ]
  test.each(cases)('%s', (_what, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults)
  })
})

test('a blank target becomes zero', () => {
  const targets = { ...fresh.targets, dailyProtein: '', dailyFat: ' ' }
  expect(profileOf({ targets }).nutritionalTargets).toMatchObject({
    dailyProtein: 0,
    dailyFat: 0,
    dailyCarbs: 300,
  })
})

test('a script tag is plain text', () => {
  const customDiet = '<script>alert(1)</script>'
  expect(profileOf({ dietType: 'Other', customDiet })).toMatchObject({ customDiet })
})

describe('the ages follow the number of kids', () => {
  const form = { ...fresh, kids: '2', kidAges: [3, 12] }
  test.each([
    ['3', [3, 12, 8]],
    ['1', [3]],
    ['0', []],
    ['', []],
    ['10000', []],
  ])('with %j kids they are %j', (kids, ages) => {
    expect(shownKidAges({ ...form, kids })).toEqual(ages)
  })

  test('retyping the number keeps the ages', () => {
    const retyped = { ...form, kids: '' }
    expect(shownKidAges({ ...retyped, kids: '2' })).toEqual([3, 12])
  })

  test('what is saved has one age per child', () => {
    expect(profileOf({ kids: '1', kidAges: [3, 12] })).toMatchObject({ kids: 1, kidAges: [3] })
    expect(profileOf({ kids: '3', kidAges: [3] })).toMatchObject({ kids: 3, kidAges: [3, 8, 8] })
  })

  test('one age changes alone, even for a child without an age yet', () => {
    expect(withKidAge([3, 12], 1, 5)).toEqual([3, 5])
    expect(withKidAge([3], 2, 5)).toEqual([3, 8, 5])
  })
})

test.each([
  ['', undefined],
  ['0', undefined],
  ['11', undefined],
  ['12', 'out-of-range'],
  ['-1', 'out-of-range'],
  ['ten', 'not-a-number'],
])('inches of height typed as %j: %s', (typed, fault) => {
  expect(optionalNumberFault(typed, CALCULATOR_RANGES.heightInches)).toBe(fault)
})
