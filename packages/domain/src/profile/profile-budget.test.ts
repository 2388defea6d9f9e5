import { expect, test } from 'vitest'
import { judgeBudget } from './profile-budget.ts'

test.each([
  [10_000, 10_000, 'covers'],
  [10_001, 10_000, 'covers'],
  [9_999, 10_000, 'tight'],
  [7_000, 10_000, 'tight'],
  [6_999, 10_000, 'far-below'],
  [2_000, 23_130, 'far-below'],
])('%i cents where USDA estimates %i: %s', (budget, thrifty, verdict) => {
  expect(judgeBudget(budget, thrifty)).toBe(verdict)
})
