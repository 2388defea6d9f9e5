import { expect, test } from 'vitest'
import { judgeBudget } from './profile-budget.ts'

test.each([
  [10_000, 10_000, 'covers'],
  [10_001, 10_000, 'covers'],
  [9_999, 10_000, 'tight'],
  [4_500, 10_000, 'tight'],
  [4_499, 10_000, 'far-below'],
  // Four adults on $150, whose week is planned.
  [15_000, 25_900, 'tight'],
  [2_000, 23_130, 'far-below'],
])('%i cents where USDA estimates %i: %s', (budget, thrifty, verdict) => {
  expect(judgeBudget(budget, thrifty)).toBe(verdict)
})
