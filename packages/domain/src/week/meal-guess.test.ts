import { expect, test } from 'vitest'
import { mealShareDollars } from './meal-guess.ts'

test.each([
  [105, 5],
  [100, 4.76],
  [20, 0.95],
])('of $%d a week, one meal has $%d', (weeklyBudget, dollars) => {
  expect(mealShareDollars(weeklyBudget)).toBe(dollars)
})
