import { expect, it } from 'vitest'
import { shareOven } from './share-oven.ts'

const NUGGETS = [
  'Heat the oven to 400 °F and spread the nuggets on a sheet pan.',
  'Bake until the middle reads 165 °F.',
]
const fries = (degrees: number) => [`Heat the oven to ${degrees} °F.`, 'Bake for 20 minutes.']

it.each([
  [425, 'Heat the oven to 425 °F. With one oven, bake it at 400 °F: it takes a few minutes longer.'],
  [375, 'Heat the oven to 375 °F. With one oven, bake it at 400 °F: it takes a few minutes less.'],
  [300, 'Heat the oven to 300 °F. One oven cannot be at 400 °F too: bake this before or after the rest.'],
  [400, 'Heat the oven to 400 °F.'],
])('a side at %i °F shares the oven of its dish', (degrees, step) => {
  expect(shareOven([NUGGETS, fries(degrees)])).toEqual([NUGGETS, [step, 'Bake for 20 minutes.']])
})

it('a side alone in the oven, and the heat of food, change nothing', () => {
  const chops = ['Put the chops in the skillet.', 'Keep them warm in the oven until the rest is 145 °F.']
  expect(shareOven([chops, fries(425)])).toEqual([chops, fries(425)])
})
