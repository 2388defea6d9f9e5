import { expect, test } from 'vitest'
import { mealShareDollars, personShareDollars } from './meal-guess.ts'

test.each([
  [105, 5],
  [100, 4.76],
  [20, 0.95],
])('of $%d a week, one meal has $%d', (weeklyBudget, dollars) => {
  expect(mealShareDollars(weeklyBudget)).toBe(dollars)
})

test.each([
  [150, 2, 2, 1.79],
  [150, 1, 0, 7.14],
  [150, 0, 0, 7.14],
])(
  'of $%d a week, %d adults and %d children have $%d each for one meal',
  (weeklyBudget, adults, kids, dollars) => {
    expect(personShareDollars({ weeklyBudget, adults, kids })).toBe(dollars)
  },
)
