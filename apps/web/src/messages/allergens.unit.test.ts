import { expect, test } from 'vitest'
import { allergensText } from './allergens.ts'

test.each([
  [{}, null],
  [{ contains: [], mayContain: [] }, null],
  [{ contains: ['milk'] as const }, 'Contains milk.'],
  [{ contains: ['wheat', 'tree-nut', 'egg'] as const }, 'Contains eggs, tree nuts, and wheat.'],
  [
    { contains: ['wheat'] as const, mayContain: ['sesame', 'milk'] as const },
    'Contains wheat. May contain milk and sesame.',
  ],
])('%j is said as %j', (allergens, text) => {
  expect(allergensText(allergens)).toBe(text)
})
