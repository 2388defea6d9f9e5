import { expect, test } from 'vitest'
import { unknownName } from './unknown-name.ts'

const KNOWN = ['adults', 'allergies', 'weeklyBudget', 'zipCode', 'dietaryRestrictions', 'customDiet', 'kids']

test.each([
  ['alergies', 'allergies'],
  ['allergy', 'allergies'],
  ['Allergies', 'allergies'],
  ['dietary_restrictions', 'dietaryRestrictions'],
  ['restrictions', 'dietaryRestrictions'],
  ['zip', 'zipCode'],
  ['budget', 'weeklyBudget'],
  ['adult', 'adults'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(unknownName(typed, KNOWN)).toBe(`"${typed}" is not known; did you mean "${meant}"?`)
})

test('of a name that is like none, only that it is not known', () => {
  expect(unknownName('favoriteColor', KNOWN)).toBe('"favoriteColor" is not known')
})
