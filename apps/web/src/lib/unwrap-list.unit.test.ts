import { expect, test } from 'vitest'
import { unwrapList } from './unwrap-list.ts'

const sections = [{ category: 'Dairy', items: [{ name: 'Milk', estimatedPrice: 3.5 }, { name: 'Eggs' }] }]

test.each([
  ['in today’s form', { sections, totalCost: 3.5 }],
  ['in the old wrapped form', { shoppingList: { sections, totalCost: 3.5 } }],
])('a shopping list is read %s', (_, stored) => {
  expect(unwrapList(stored)).toMatchObject({ sections, totalCost: 3.5 })
})

test('fields outside the wrapper apply unless the inner list has them', () => {
  const stored = { shoppingList: { sections, totalCost: 3.5 }, weeklyBudget: 80, totalCost: 9 }
  expect(unwrapList(stored)).toMatchObject({ weeklyBudget: 80, totalCost: 3.5 })
})
