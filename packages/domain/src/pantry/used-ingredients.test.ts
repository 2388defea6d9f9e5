import { expect, it } from 'vitest'
import { usedIngredients } from './used-ingredients.ts'

const gramsOf = (line: object) => usedIngredients([line])[0]?.grams

it('of what is counted whole, whole ones are used', () => {
  const buns = { name: 'Buns', isCountedWhole: true, grams: 75, amount: 2, unit: 'each' }
  expect(gramsOf({ ...buns, exact: { amount: 1.5, unit: 'each' } })).toBe(100)
})

it('chicken in pounds is no more where the recipe says it in ounces', () => {
  const chicken = { name: 'Chicken breast', isCountedWhole: true, grams: 310, amount: 11, unit: 'oz' }
  expect(gramsOf({ ...chicken, exact: { amount: 0.6875, unit: 'lb' } })).toBe(310)
})

it('of what is weighed or poured, as much is used as the line says and the list buys', () => {
  const chicken = { name: 'Chicken breast', grams: 480.8, amount: 1, unit: 'lb' }
  expect(gramsOf({ ...chicken, exact: { amount: 16.96, unit: 'oz' } })).toBeCloseTo(453.6, 1)
  const onion = { name: 'Onions', grams: 190, amount: 1, unit: 'each' }
  expect(gramsOf({ ...onion, exact: { amount: 1.1875, unit: 'each' } })).toBeCloseTo(160)
})

it('for guests whole ones are counted anew, not so many times those of the household', () => {
  const tortillas = { name: 'Tortillas', isCountedWhole: true, grams: 110, amount: 2, unit: 'each' }
  const [used] = usedIngredients([{ ...tortillas, exact: { amount: 2.45, unit: 'each' } }], 8)
  expect(used).toMatchObject({ amount: { amount: 20, unit: 'each' } })
  expect(used?.grams).toBeCloseTo((110 / 2.45) * 20)
})
