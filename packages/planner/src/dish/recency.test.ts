import { expect, test } from 'vitest'
import { recencyOf } from './recency.ts'

const past = { recentWeeks: [['tacos'], ['chili']], rejectedDinners: ['pizza'], skipped: ['grits'] }

test.each([
  ['eaten last week', 'tacos', 1],
  ['eaten the week before', 'chili', 0.9],
  ['a dinner of the rejected plan', 'pizza', 0.6],
  ['skipped in the rejected plan, at any meal', 'grits', 1],
  ['new', 'soup', 0],
])('a dish that was %s', (_, dish, recency) => {
  expect(recencyOf(dish, past)).toBe(recency)
})
