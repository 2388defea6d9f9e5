import { expect, test } from 'vitest'
import { openList } from './open-list.ts'

const sections = [{ category: 'Dairy', items: [{ name: 'Milk', estimatedPrice: 3.5 }, { name: 'Eggs' }] }]

test.each([
  ['as it is written now', { sections, totalCost: 3.5 }],
  ['as old copies wrap it', { shoppingList: { sections, totalCost: 3.5 } }],
])('a shopping list is read %s', (_, stored) => {
  expect(openList(stored)).toMatchObject({ sections, totalCost: 3.5 })
})

test('what stands outside the wrapping holds where the inside says nothing', () => {
  const stored = { shoppingList: { sections, totalCost: 3.5 }, weeklyBudget: 80, totalCost: 9 }
  expect(openList(stored)).toMatchObject({ weeklyBudget: 80, totalCost: 3.5 })
})
