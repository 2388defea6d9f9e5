import { expect, test } from 'vitest'
import { tableLimit, tableMinutes } from './table-time.ts'

const TRAYBAKE = {
  steps: [],
  servings: 4,
  batch: null,
  totalMinutes: 45,
  unattendedMinutes: 0,
  ahead: null,
} as const

test.each([
  ['a traybake takes all its minutes', TRAYBAKE, 45],
  ['a short wait counts', { ...TRAYBAKE, unattendedMinutes: 30 }, 75],
  ['a slow cooker is filled in the morning', { ...TRAYBAKE, totalMinutes: 15, unattendedMinutes: 480 }, 15],
  [
    'work of the evening before does not count',
    { ...TRAYBAKE, unattendedMinutes: 120, ahead: { task: 'marinate', hours: 2 } },
    45,
  ],
] as const)('%s', (_, recipe, minutes) => {
  expect(tableMinutes(recipe, 4)).toBe(minutes)
})

test('further rounds of a vessel count', () => {
  const potatoes = {
    ...TRAYBAKE,
    totalMinutes: 9,
    steps: ['Microwave the potatoes in a microwave-safe bowl for 4 minutes.'],
    servings: 1,
    batch: { vessel: 'microwave-safe bowl', maxServings: 1 },
  } as const
  expect(tableMinutes(potatoes, 3)).toBe(17)
})

test('a limit is for the meals of its day, not for snacks or for a week that is cooked ahead', () => {
  const household = { onTableWithin: [null, 20, 60, 60, 60, 60, null], prepStyle: 'Cook Every Meal' } as const
  const limits = (['breakfast', 'lunch', 'dinner', 'snack'] as const).map((meal) =>
    tableLimit(household, 1, meal),
  )
  expect(limits).toEqual([20, 20, 20, Number.POSITIVE_INFINITY])
  expect(tableLimit(household, 0, 'dinner')).toBe(Number.POSITIVE_INFINITY)
  expect(tableLimit({ ...household, prepStyle: 'Weekly Meal Prep' }, 1, 'dinner')).toBe(
    Number.POSITIVE_INFINITY,
  )
})
