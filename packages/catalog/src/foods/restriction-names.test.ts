import { expect, test } from 'vitest'
import { RESTRICTION_NAMES } from './restriction-names.ts'

const { foodsNamed, foodWords } = RESTRICTION_NAMES

test('a term finds every food with it, including compound foods by their parts', () => {
  expect(foodsNamed('strawberries')).toEqual(
    expect.arrayContaining(['strawberries', 'frozen-mixed-berries', 'jam-strawberry']),
  )
  expect(foodsNamed('anchovy')).toContain('worcestershire')
})

test.each(['feng shui', 'low carb', 'kosher', 'low fat', '', 'free'])(
  '%j is the name of no kind of food',
  (term) => {
    expect(foodsNamed(term)).toEqual([])
  },
)

test('every word of a name is known', () => {
  expect(foodWords.has('worcestershire')).toBe(true)
  expect(foodWords.has('zorblax')).toBe(false)
})
