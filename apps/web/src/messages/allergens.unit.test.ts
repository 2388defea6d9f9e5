import { expect, test } from 'vitest'
import { allergensText } from './allergens.ts'

test.each([
  [{}, null],
  [{ contains: [], mayContain: [] }, null],
  [{ contains: ['milk'] as const }, 'Contains milk.'],
  [{ contains: ['wheat', 'tree-nut', 'egg'] as const }, 'Contains wheat, tree nuts, and eggs.'],
  [
    { contains: ['wheat'] as const, mayContain: ['sesame', 'milk'] as const },
    'Contains wheat. May contain sesame and milk.',
  ],
])('%j is said as %j', (allergens, text) => {
  expect(allergensText(allergens)).toBe(text)
})
