import { expect, it } from 'vitest'
import { cookingHistoryDocument } from './small-documents.ts'

const COOKED = { meal: 'Chili', date: '2026-11-23T18:00:00Z', mealType: 'dinner', plannedFor: '2026-11-23' }

it.each([
  ['as 0.1.0 wrote it', COOKED, COOKED],
  ['with an id', { ...COOKED, recipeId: 'chili' }, { ...COOKED, recipeId: 'chili' }],
  ['with an id of another program', { ...COOKED, recipeId: 17 }, COOKED],
])('reads a cooked entry %s', (_, stored, read) => {
  expect(cookingHistoryDocument.parse([stored])).toEqual([read])
})
