import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { describe, expect, test } from 'vitest'
import { recencyOf } from './recency.ts'

const past = {
  recentWeeks: [['tacos'], ['chili'], ['tacos', 'pizza']],
  rejectedDinners: ['pizza', 'stew'],
  skipped: ['grits'],
}
const meals: readonly DishMeal[] = ['dinner']

test.each([
  ['eaten the week before last', 'chili', 0.9],
  ['a dinner of the rejected plan', 'stew', 0.75],
  ['eaten not long ago and a dinner of the rejected plan', 'pizza', 0.8],
  ['skipped in the rejected plan, at any meal', 'grits', 1],
  ['new', 'soup', 0],
])('a dish that was %s', (_, id, recency) => {
  expect(recencyOf({ id, meals }, past)).toBe(recency)
})

describe('a dish that comes again and again', () => {
  test('is sooner too much at dinner', () => {
    expect(recencyOf({ id: 'tacos', meals: ['lunch', 'dinner'] }, past)).toBeCloseTo(1.6)
  })

  test('counts like one of last week at breakfast', () => {
    expect(recencyOf({ id: 'tacos', meals: ['breakfast'] }, past)).toBe(1)
  })

  test('is as recent when it was skipped or turned down as well', () => {
    const again = { ...past, rejectedDinners: ['tacos'], skipped: ['tacos'] }
    expect(recencyOf({ id: 'tacos', meals }, again)).toBeCloseTo(1.6)
  })

  test('is forgotten after ten weeks', () => {
    const recentWeeks = [...Array.from({ length: 10 }, () => []), ['tacos']]
    expect(recencyOf({ id: 'tacos', meals }, { recentWeeks, rejectedDinners: [] })).toBe(0)
  })
})
