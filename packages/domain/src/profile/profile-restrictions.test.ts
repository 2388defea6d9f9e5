import { expect, test } from 'vitest'
import { phrasesIn, restrictionAnswers, storedRestrictions } from './profile-restrictions.ts'

test('chips and free text are separated, whichever list they were stored in', () => {
  const stored = {
    allergies: ['Peanut', 'kiwi'],
    dietaryRestrictions: ['gluten', 'milk', 'halal', 'no veal'],
  }
  expect(restrictionAnswers(stored)).toEqual({
    allergens: ['milk', 'peanut'],
    otherAllergies: 'kiwi',
    restrictions: ['gluten'],
    otherRestrictions: 'halal, no veal',
  })
})

test('chips are stored as words before the free text, each once', () => {
  const answers = {
    allergens: ['tree-nut', 'sesame'],
    otherAllergies: 'kiwi; kiwi\nmango, ',
    restrictions: ['low-sodium'],
    otherRestrictions: 'no veal',
  } as const
  expect(storedRestrictions(answers)).toEqual({
    allergies: ['tree-nut', 'sesame', 'kiwi', 'mango'],
    dietaryRestrictions: ['low-sodium', 'no veal'],
  })
})

test('empty answers store nothing', () => {
  const answers = { allergens: [], otherAllergies: ' ', restrictions: [], otherRestrictions: ',' }
  expect(storedRestrictions(answers)).toEqual({ allergies: [], dietaryRestrictions: [] })
})

test('phrases end at commas, semicolons and line ends', () => {
  expect(phrasesIn('no pork, mango; kiwi\n,plums')).toEqual(['no pork', 'mango', 'kiwi', 'plums'])
})
