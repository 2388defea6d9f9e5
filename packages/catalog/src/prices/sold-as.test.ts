import { expect, it } from 'vitest'
import { foodById } from '../foods/foods.ts'
import { soldAs } from './sold-as.ts'

it.each([
  ['broccoli', 'head', 6.7],
  ['onion', 'each', 1],
  ['celery', 'stalk', 0.4],
  ['cilantro', 'bunch', 3.75],
  ['cherry-tomatoes', 'oz', 0.18],
  ['spinach', 'oz', 0.93],
  ['cheddar', 'oz', 0.25],
] as const)('%s is sold by the %s, of %d cups', (id, unit, cups) => {
  const food = foodById(id)
  const sold = food && soldAs(food)
  expect(sold?.unit).toBe(unit)
  expect(sold?.cups).toBeCloseTo(cups, 1)
})

it.each(['white-rice', 'ginger', 'lemon-juice-fresh', 'milk-whole', 'cream-cheese'])(
  'nobody is told how %s is sold',
  (id) => {
    const food = foodById(id)
    expect(food && soldAs(food)).toBeUndefined()
  },
)
