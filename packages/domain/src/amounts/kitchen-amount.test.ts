import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactWeight, kitchenAmount, scaleSentence, writtenAmount, writtenWeight } from './kitchen-amount.ts'
import { unitRatio } from './units.ts'

describe('an amount in the kitchen', () => {
  it.each([
    [1.5, 'cup', '1 1/2 cups'],
    [0.0625, 'cup', '1 tbsp'],
    [1 / 3, 'cup', '1/3 cup'],
    [0.9, 'cup', '1 cup'],
    [4, 'tbsp', '1/4 cup'],
    [6, 'tsp', '2 tbsp'],
    [0.26, 'tsp', '1/4 tsp'],
    [2.1, 'tsp', '2 tsp'],
    [2.25, 'tsp', '2 1/4 tsp'],
    [2.7, 'tsp', '2 1/2 tsp'],
    [2.75, 'tsp', '1 tbsp'],
    [3.4, 'tbsp', '3 tbsp'],
    [3.5, 'tbsp', '1/4 cup'],
    [0.01, 'tsp', '1 pinch'],
    [2.97, 'cup', '3 cups'],
    [7.4, 'cup', '7 1/2 cups'],
    [0.9, 'lb', '14 oz'],
    [1.3, 'lb', '1 1/4 lb'],
    [40, 'oz', '2 1/2 lb'],
    [0.75, 'oz', '3/4 oz'],
    [1.8, 'oz', '1 3/4 oz'],
    [2.7, 'oz', '2 1/2 oz'],
    [1.46, 'each', '1 1/2'],
    [0.3, 'each', '1/4'],
    [3.4, 'each', '3 1/2'],
    [8.4, 'each', '8'],
    [2.4, 'clove', '2 cloves'],
    [0.2, 'clove', '1 clove'],
    [1.46, 'can', '1 1/2 cans'],
    [237, 'g', '8 oz'],
  ] as const)('%d %s is written %s', (amount, unit, written) => {
    expect(writtenAmount(kitchenAmount(amount, unit))).toBe(written)
  })

  it('scales what is added later, too', () => {
    expect(scaleSentence('Pour in 1 more tablespoon of oil.', 1 / 4)).toBe(
      'Pour in another 3/4 teaspoon of oil.',
    )
    expect(scaleSentence('Add 2 more cups of broth.', 2)).toBe('Add 4 more cups of broth.')
  })

  it('has two slices for every sandwich, and any number of others', () => {
    const slices = [2.3, 3.1, 4.7, 9.4].map((amount) => [
      kitchenAmount(amount, 'slice').amount,
      kitchenAmount(amount, 'slice', true).amount,
    ])
    expect(slices).toEqual([
      [2, 2],
      [3, 4],
      [5, 4],
      [9, 10],
    ])
  })

  it('is within a third of the smallest spoon amount, and close to any other amount', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.25, max: 200, noNaN: true }), (teaspoons) => {
        const { amount, unit } = kitchenAmount(teaspoons, 'tsp')
        const measured = amount * (unitRatio(unit, 'tsp') ?? Number.NaN)
        const off = Math.abs(measured - teaspoons) / teaspoons
        expect(off).toBeLessThanOrEqual(teaspoons < 1 ? 0.34 : 0.2)
      }),
    )
  })
})

describe('a step for more people', () => {
  it.each([
    [2, 'Bring 4 cups of water to a boil.', 'Bring 8 cups of water to a boil.'],
    [2, 'Mix it with 2 tablespoons of water.', 'Mix it with 1/4 cup of water.'],
    [0.5, 'Boil 1 1/2 cups of water for 5 minutes.', 'Boil 3/4 cup of water for 5 minutes.'],
    [3, 'Pour 1/4 cup of batter into each of 8 cups.', 'Pour 1/4 cup of batter into each of 8 cups.'],
    [
      2,
      'Stir in 2 cups of water and cook, stirring every 3 minutes.',
      'Stir in 4 cups of water and cook, stirring every 3 minutes.',
    ],
    [2, 'Pour in 2 cups of water a little at a time.', 'Pour in 4 cups of water a little at a time.'],
    [
      2,
      'Brown it in 1 tablespoon of butter, 3 minutes on each side.',
      'Brown it in 2 tablespoons of butter, 3 minutes on each side.',
    ],
    [
      2,
      'Stir in 2 cups of water. Crack each egg into a cup.',
      'Stir in 4 cups of water. Crack each egg into a cup.',
    ],
    [2, 'Pour on the batter by the 1/4 cup.', 'Pour on the batter by the 1/4 cup.'],
    [1, 'Bring 4 cups of water to a boil.', 'Bring 4 cups of water to a boil.'],
    [2, 'Bake for 20 minutes at 425 °F.', 'Bake for 20 minutes at 425 °F.'],
  ] as const)('times %d: %s', (factor, step, expected) => {
    expect(scaleSentence(step, factor)).toBe(expected)
  })
})

it.each([
  [1, '1/2 oz'],
  [40, '1 1/2 oz'],
  [400, '14 oz'],
  [454, '1 lb'],
  [600, '1 1/4 lb'],
])('%d g reads %s', (grams, text) => {
  expect(writtenWeight(grams)).toBe(text)
})

it.each([
  [0.4, '1 g'],
  [3, '3 g'],
  [7, '1/2 oz'],
  [40, '1 1/2 oz'],
])('%d g, exactly, reads %s', (grams, text) => {
  expect(exactWeight(grams)).toBe(text)
})

it.each([
  [49.3, 50],
  [31, 30],
  [29.4, 29],
  [2.6, 3],
  [0.2, 1],
])('%s nuggets are counted out as %s', (amount, counted) => {
  expect(kitchenAmount(amount, 'each', true).amount).toBe(counted)
})

it('rounds a half alike, whichever was multiplied first', () => {
  for (const unit of ['each', 'lb', 'tbsp', 'cup', 'clove'])
    for (let tenths = 1; tenths <= 60; tenths++) {
      const amount = tenths / 16
      expect(kitchenAmount(amount - 1e-7, unit)).toEqual(kitchenAmount(amount + 1e-7, unit))
    }
})
