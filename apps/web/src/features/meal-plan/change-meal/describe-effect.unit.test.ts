import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { expect, it } from 'vitest'
import { describeEffect } from './describe-effect.ts'

const plan = (totalCents: number | null) => ({
  days: DAY_NAMES.map((day) => ({ day, meals: {} })),
  report: { totalCents },
})
const line = (name: string, estimatedPrice: number, more: object = {}) => ({ name, estimatedPrice, ...more })
const list = (...items: ReturnType<typeof line>[]): ShoppingList => ({
  sections: [{ category: 'Food', items }],
})

it.each([
  ['of a week that is not accepted, the bill', [9000, null], [8500, null], ['−\u2060$5.00 at checkout.']],
  ['nothing while the total is unknown', [9000, null], [null, null], []],
  [
    'nothing while the list is not up to date',
    [9000, list(line('Rice', 2))],
    [9000, { ...list(line('Rice', 2)), isOutdated: true }],
    [],
  ],
  [
    'the bill alone after a list that was not up to date',
    [9000, { ...list(line('Rice', 2)), isOutdated: true }],
    [8500, list(line('Rice', 2), line('Beans', 2))],
    ['−\u2060$5.00 at checkout.'],
  ],
  [
    'what is new, spare and no longer needed',
    [9000, list(line('Rice', 2), line('Kale', 1), line('Beef', 5))],
    [9100, list(line('Rice', 2), line('Beef', 5, { spare: 1 }), line('Beans', 2))],
    [
      '+\u2060$1.00 at checkout.',
      'New on your list: Beans.',
      'Spare now: Beef.',
      'No longer on your list: Kale.',
    ],
  ],
  [
    'a line that costs more now',
    [9000, list(line('Rice', 2))],
    [9200, list(line('Rice', 4))],
    ['+\u2060$2.00 at checkout.', 'Buy more: Rice.'],
  ],
  [
    'a line of which less is needed',
    [9200, list(line('Rice', 4))],
    [9000, list(line('Rice', 2))],
    ['−\u2060$2.00 at checkout.', 'Buy less: Rice.'],
  ],
  [
    'more of a food of which some was bought, though its new line is smaller',
    [9200, list(line('Bananas', 2))],
    [9250, list(line('Bananas', 2), line('Bananas', 0.5))],
    ['+\u2060$0.50 at checkout.', 'Buy more: Bananas.'],
  ],
  [
    'that the list stays',
    [9000, list(line('Rice', 2))],
    [9000, list(line('Rice', 2))],
    ['Same bill.', 'Your list stays the same.'],
  ],
] as const)('tells %s', (_, [wasCents, wasList], [isCents, isList], expected) => {
  const before = { plan: plan(wasCents), shoppingList: wasList }
  expect(describeEffect(before, { plan: plan(isCents), shoppingList: isList })).toEqual(expected)
})
