import { expect, it } from 'vitest'
import { keepsDays } from './keeps-days.ts'

const PIZZA = { unopened: 270, opened: 30 }

it.each([
  ['Leftover pizza', 4],
  ['pizza, leftovers', 4],
  ['cooked pizza', 4],
  ['opened pizza', 30],
  ['fully cooked pizza', 270],
  ['frozen leftover pizza', 270],
  ['pizza', 270],
])('%s keeps %d days', (text, days) => {
  expect(keepsDays(text, PIZZA)).toBe(days)
})

it('knows leftovers of a dish that is no catalog food, and nothing of other words', () => {
  expect([keepsDays('leftover jambalaya', undefined), keepsDays('jambalaya', undefined)]).toEqual([4, null])
})
