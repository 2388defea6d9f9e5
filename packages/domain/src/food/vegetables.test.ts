import { expect, it } from 'vitest'
import { nonStarchyCups } from './vegetables.ts'

const food = (
  vegetableCups: number,
  energyKcal: number,
  ...traits: Parameters<typeof nonStarchyCups>[0]['traits']
) => ({
  traits,
  composition: { energyKcal },
  equivalents: { vegetableCups },
})

it.each([
  ['broccoli', food(1.1, 34), 1.1],
  ['tomato', food(0.55, 18, 'nightshade'), 0.55],
  ['bagged salad with its dressing', food(0.77, 150), 0.77],
  ['potatoes', food(0.65, 77, 'white-potato'), 0],
  ['corn', food(0.6, 86, 'starchy-vegetable'), 0],
  ['beans', food(0.56, 91, 'legume', 'pulse'), 0],
  ['avocado', food(0.69, 160, 'fruit'), 0],
  ['pizza, for its tomatoes', food(0.1, 268), 0],
])('100 g of %s', (_, one, cups) => {
  expect(nonStarchyCups(one, 100)).toBeCloseTo(cups)
})

it('a food that nobody has looked up counts as none', () => {
  expect(nonStarchyCups({ ...food(1, 20), equivalents: null }, 100)).toBe(0)
})
