import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { expect, test } from 'vitest'
import { foodOfLine, priceSourceText, provenance } from './line-words.ts'

test.each([
  [{ quantity: 1, unit: '15 oz can' }, '15 oz can'],
  [{ quantity: 2, unit: '15 oz can' }, '2 × 15 oz cans'],
  [{ quantity: 2, unit: '12 oz (2 ct)' }, '2 × 12 oz (2 ct)'],
  [{ quantity: 2, unit: '20 oz loaf' }, '2 × 20 oz loaves'],
  [{ quantity: 2, unit: '8 oz' }, '2 × 8 oz packages'],
  [{ quantity: '5 x 1 bunch + 1 x each', unit: '' }, '5 bunches + 1'],
  [{ quantity: '2 x 3 count + 1 x each', unit: '' }, '2 × 3-count packs + 1'],
  [{ quantity: 1, unit: 'each (about 2.3 lb)' }, '1 (about 2.3 lb)'],
  [{ quantity: 3, unit: 'each (about 6 oz)' }, '3 (about 6 oz each)'],
  [{ quantity: '1 x 3 lb bag + 2 x each (about 6 oz)', unit: '' }, '3 lb bag + 2 (about 6 oz each)'],
  [{ quantity: '1 x 5 lb bag + 2 x 2 lb bag', unit: '' }, '5 lb bag + 2 × 2 lb bags'],
  [{ quantity: '1 x 1 lb + 1 x each', unit: '' }, '1 lb + 1'],
  [{ quantity: '1 x about 2 lb + 2 x half gallon', unit: '' }, 'about 2 lb + 2 × half gallon'],
  [{ quantity: 1, unit: 'gallon' }, '1 gallon'],
  [{ quantity: 3, unit: 'each' }, '3'],
  [{ unit: 'bag' }, ''],
])('%j is read as "%s"', (line, text) => {
  expect(saidQuantity(line)).toBe(text)
})

test.each([
  [{ sources: ['walmart-2026-09', 'tap'] as const }, /^walmart\.com shelf price, .+\. Tap water costs/],
  [
    { sources: [], source: 'Shelf price seen by an earlier version' },
    /^Shelf price seen by an earlier version$/,
  ],
])('the price sources of %j are read as %s', (line, text) => {
  expect(priceSourceText({ name: 'Rice', ...line })).toMatch(text)
})

test('a line that is priced as a whole meal says so', () => {
  expect(provenance({ name: 'Ingredients for Stew', sources: ['meal-estimate'] })).toBe(
    'Estimate of the meal',
  )
})

test('a line is asked about with all that the labels of its packages say', () => {
  const yogurt = {
    name: 'Vanilla yogurt',
    foodId: 'yogurt-vanilla',
    contains: ['milk'],
    traits: ['gelatin'],
  } as const
  expect(foodOfLine({ ...yogurt, mayContain: ['soy'] })).toEqual({
    name: 'Vanilla yogurt',
    foodId: 'yogurt-vanilla',
    allergens: ['milk'],
    mayContain: ['soy'],
    traits: ['gelatin'],
  })
})
