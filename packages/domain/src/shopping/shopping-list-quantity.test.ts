import { expect, it } from 'vitest'
import { saidQuantity } from './shopping-list-quantity.ts'

it.each([
  [1, 'half gal', 'half gallon'],
  [2, 'half gal', '2 × half gallon'],
  [3, 'each (about 6 oz)', '3 (about 6 oz each)'],
  [2, '1 bunch', '2 bunches'],
])('%i of "%s" is said "%s"', (quantity, unit, said) => {
  expect(saidQuantity({ quantity, unit })).toBe(said)
})
