import { expect, it } from 'vitest'
import { boughtFoods } from './part-of.ts'

const LEMON = { id: 'lemon' }
const JUICE = { id: 'lemon-juice', partOf: { foodId: 'lemon', share: 0.5 } }
const ZEST = { id: 'lemon-zest', partOf: { foodId: 'lemon', share: 0.1 } }
const SALT = { id: 'salt' }

it.each([
  ['a whole food as itself', [[LEMON, 80]], { lemon: 80 }],
  ['a part as the food that holds it', [[JUICE, 20]], { lemon: 40 }],
  [
    'the juice and the zest of the same lemon',
    [
      [JUICE, 40],
      [ZEST, 6],
    ],
    { lemon: 80 },
  ],
  [
    'wedges beside the juice',
    [
      [JUICE, 40],
      [LEMON, 80],
      [SALT, 1],
    ],
    { lemon: 160, salt: 1 },
  ],
] as const)('a dish buys %s', (_, eaten, bought) => {
  expect(Object.fromEntries(boughtFoods(eaten))).toEqual(bought)
})
