import { expect, it } from 'vitest'
import { countedShare } from './counted-share.ts'
import { writeIngredientLine } from './recipe-line.ts'

it.each([
  [{ amount: 2, unit: 'each' }, 1.3, true, 3],
  [{ amount: 1, unit: 'each' }, 0.25, true, 1],
  [{ amount: 2, unit: 'each' }, 1.2, true, 2],
  [{ amount: 1, unit: 'each' }, 1.3, false, 1.5],
  [{ amount: 1, unit: 'can' }, 1.3, false, 1.5],
  [{ amount: 3, unit: 'clove' }, 1.3, false, 4],
  [{ amount: 2, unit: 'cup' }, 1.3, false, 2.6],
  [{ amount: 1, unit: 'lb' }, 1.3, true, 1.3],
])('%j times %d is asked for as %s: %d', (line, factor, isCountedWhole, asked) => {
  expect(line.amount * factor * countedShare(line, factor, isCountedWhole)).toBeCloseTo(asked)
})

it('is what the line of the recipe says', () => {
  for (let tenths = 1; tenths <= 60; tenths++) {
    const line = { name: 'egg', amount: 1, unit: 'each', isCountedWhole: true }
    const { measured } = writeIngredientLine(line, tenths / 10)
    expect((tenths / 10) * countedShare(line, tenths / 10, true)).toBeCloseTo(measured.amount)
  }
})
