import { expect, test } from 'vitest'
import { avoidedFoods } from './avoided-foods.ts'

test.each([
  [
    { allergies: [], dietaryRestrictions: [] },
    { allergies: null, others: null },
  ],
  [
    { allergies: ['peanut', 'milk', 'mango'], dietaryRestrictions: ['pork', 'no cilantro'] },
    { allergies: 'Milk, Peanuts, mango', others: 'Pork, no cilantro' },
  ],
  // Older copies had one list.
  [
    { allergies: [], dietaryRestrictions: ['shellfish'] },
    { allergies: 'Shellfish', others: null },
  ],
])('%j reads %j', (profile, words) => {
  expect(avoidedFoods(profile)).toEqual(words)
})

test('an answer that is only a note does not read as one that plans keep', () => {
  const settledPhrases = [{ phrase: 'blue food', as: 'note' as const }]
  const { allergies } = avoidedFoods({
    allergies: ['blue food', 'mango'],
    dietaryRestrictions: [],
    settledPhrases,
  })
  expect(allergies).toBe('mango; Not checked: blue food')
})
