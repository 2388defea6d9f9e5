import { expect, it } from 'vitest'
import { unitRatio } from '../amounts/units.ts'
import { countedShare } from './counted-share.ts'
import { writeIngredientLine } from './recipe-line.ts'

const CAN = { amount: 1, unit: 'can', isCountedWhole: false, holds: { amount: 1.5, unit: 'cup' } }

it.each([
  [{ amount: 2, unit: 'each' }, 1.3, true, 3],
  [{ amount: 1, unit: 'each' }, 0.25, true, 1],
  [{ amount: 2, unit: 'each' }, 1.2, true, 2],
  [{ amount: 1, unit: 'each' }, 1.3, false, 1.5],
  [{ amount: 1, unit: 'can' }, 1.3, false, 1.5],
  [{ amount: 3, unit: 'clove' }, 1.3, false, 4],
  [{ amount: 2, unit: 'cup' }, 1.3, false, 2 + 2 / 3],
  [{ amount: 2, unit: 'tbsp' }, 2.1, false, 4],
  [{ amount: 1, unit: 'lb' }, 1.06, true, 1],
  [{ amount: 8, unit: 'oz' }, 2.1, false, 16],
  [{ amount: 1, unit: 'lb' }, 0.21, false, 3.5 / 16],
  [{ amount: 500, unit: 'g' }, 1, false, 500],
])('%j times %d is asked for as %s: %d', (line, factor, isCountedWhole, asked) => {
  expect(line.amount * factor * countedShare(line, factor, { isCountedWhole })).toBeCloseTo(asked)
})

it('is exact for what is measured out of an opened can, and half a can is half a can', () => {
  const asked = (factor: number) => factor * countedShare(CAN, factor, CAN)
  expect(asked(1 / 3)).toBeCloseTo(1 / 3)
  expect(asked(0.48)).toBeCloseTo(1 / 2)
})

it.each(['each', 'lb', 'oz', 'cup', 'tsp', 'can'])('is what the line of the recipe says, in %s', (unit) => {
  for (let tenths = 1; tenths <= 60; tenths++) {
    const line = { name: 'egg', amount: 1, unit, isCountedWhole: true }
    const { measured } = writeIngredientLine(line, tenths / 10)
    const said = measured.amount * (unitRatio(measured.unit, unit) ?? Number.NaN)
    expect((tenths / 10) * countedShare(line, tenths / 10, { isCountedWhole: true })).toBeCloseTo(said)
  }
})
