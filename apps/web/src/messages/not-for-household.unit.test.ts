import { expect, test } from 'vitest'
import { notForHouseholdMessages as words } from './not-for-household.ts'

test.each([
  [['restriction:peanut'], 'it is ruled out by your profile (Peanuts).'],
  [
    ['restriction:peanut', 'text:mango', 'restriction:peanut'],
    'it is ruled out by your profile (Peanuts and mango).',
  ],
  [
    ['diet:vegan', 'restriction:milk', 'restriction:egg'],
    'it does not fit your diet (Vegan) and is ruled out by your profile (Milk and Eggs).',
  ],
  [['child:choking'], 'it is a choking risk for a child under 4.'],
])('%j is said once as %s', (ruleIds, text) => {
  expect(words.line(ruleIds)).toBe(`Not for your household: ${text}`)
})

test('a named food agrees with its verb', () => {
  expect(words.named('Peanuts', ['restriction:peanut'])).toBe(
    'Not for your household: Peanuts are ruled out by your profile (Peanuts).',
  )
})
