import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertAmount, isUnit, type MeasuredFood, toGrams, unitRatio } from './units.ts'

const flour: MeasuredFood = { measures: { cup: 125 }, refusePct: 0 }
const milk: MeasuredFood = { measures: {}, densityGPerMl: 1.03, refusePct: 0 }
const banana: MeasuredFood = { measures: { each: 118, cup: 150 }, refusePct: 36 }
const beans: MeasuredFood = { measures: { can: 255, cup: 172 }, refusePct: 40 }
const kale: MeasuredFood = { measures: { bunch: 180 }, refusePct: 28 }

test.each([
  ['a mass', { amount: 2, unit: 'oz' }, flour, 56.7],
  ['a measure of the food', { amount: 2, unit: 'cup' }, flour, 250],
  ['another volume, through the cup', { amount: 2, unit: 'tbsp' }, flour, 15.6],
  ['a volume, through the density', { amount: 1, unit: 'cup' }, milk, 243.7],
  ['a pinch, a sixteenth of a teaspoon', { amount: 1, unit: 'pinch' }, flour, 0.163],
  ['a count, which is edible already', { amount: 2, unit: 'each' }, banana, 236],
  ['a mass as the scale says, without the peel', { amount: 1, unit: 'lb' }, banana, 290.3],
  ['a can, drained', { amount: 2, unit: 'can' }, beans, 510],
  [
    'a can of a size, without the brine',
    { amount: 1, unit: 'can', size: { amount: 15, unit: 'oz' } },
    beans,
    255.1,
  ],
])('%s is weighed', (_, amount, food, grams) => {
  const weighed = toGrams(amount, food)
  expect(weighed.ok && weighed.grams).toBeCloseTo(grams, 1)
})

test.each([
  ['a cup of a food never measured by volume', { amount: 1, unit: 'cup' }, kale, 'no-density'],
  ['a slice of a food without slices', { amount: 1, unit: 'slice' }, flour, 'no-measure'],
  ['a word that is no unit', { amount: 1, unit: 'smidgen' }, flour, 'unknown-unit'],
])('%s is refused with a reason', (_, amount, food, reason) => {
  expect(toGrams(amount, food)).toEqual({ ok: false, reason })
})

test.each([
  ['lb', 'oz', 16],
  ['gallon', 'cup', 16],
  ['cup', 'tbsp', 16],
  ['tbsp', 'tsp', 3],
  ['kg', 'g', 1000],
])('one %s is so many %s', (from, to, ratio) => {
  expect(unitRatio(from, to)).toBeCloseTo(ratio, 6)
})

test.each([
  ['cup', 'g'],
  ['each', 'oz'],
  ['can', 'cup'],
])('%s and %s are not the same kind of thing', (from, to) => {
  expect(unitRatio(from, to)).toBeNull()
})

test('a conversion between kinds goes through the grams of the food', () => {
  const converted = convertAmount({ amount: 2, unit: 'each' }, 'cup', banana)
  expect(converted.ok && converted.amount).toBeCloseTo(1.573, 3)
  expect(convertAmount({ amount: 2, unit: 'cup' }, 'each', flour)).toEqual({
    ok: false,
    reason: 'no-measure',
  })
})

const amounts = fc.double({ min: 0.01, max: 1000, noNaN: true })
const convertible = fc.constantFrom('g', 'oz', 'lb', 'kg', 'cup', 'tbsp', 'tsp', 'ml', 'quart', 'each')

test('converting there and back gives the same amount', () => {
  fc.assert(
    fc.property(amounts, convertible, convertible, (amount, from, to) => {
      const there = convertAmount({ amount, unit: from }, to, banana)
      if (!there.ok) throw new Error(there.reason)
      const back = convertAmount({ amount: there.amount, unit: to }, from, banana)
      expect(back.ok && back.amount).toBeCloseTo(amount, 6)
    }),
  )
})

test('twice the amount weighs twice as much', () => {
  fc.assert(
    fc.property(amounts, convertible, (amount, unit) => {
      const once = toGrams({ amount, unit }, banana)
      const twice = toGrams({ amount: 2 * amount, unit }, banana)
      expect(twice.ok && once.ok && twice.grams / once.grams).toBeCloseTo(2, 9)
    }),
  )
})

test.each(['constructor', 'toString', '__proto__'])('%s is no unit', (unit) => {
  expect(isUnit(unit)).toBe(false)
  expect(toGrams({ amount: 1, unit }, { measures: {}, refusePct: 0 })).toEqual({
    ok: false,
    reason: 'unknown-unit',
  })
})

test('no text that is not a unit is ever weighed', () => {
  fc.assert(
    fc.property(fc.string(), (unit) => {
      fc.pre(!isUnit(unit))
      expect(toGrams({ amount: 1, unit }, { measures: {}, refusePct: 0 }).ok).toBe(false)
    }),
  )
})

test('a teaspoon is a third of the measured tablespoon, where the cup is measured too', () => {
  const chia = { measures: { tbsp: 12, cup: 170 }, refusePct: 0 }
  expect(toGrams({ amount: 3, unit: 'tsp' }, chia)).toMatchObject({ ok: true, grams: expect.closeTo(12, 1) })
  expect(toGrams({ amount: 1, unit: 'pint' }, chia)).toMatchObject({
    ok: true,
    grams: expect.closeTo(340, 1),
  })
})
