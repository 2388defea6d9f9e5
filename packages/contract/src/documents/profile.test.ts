import { PROFILE_TEXT_CHARS_MAX, PROFILE_TEXTS_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { expect, test } from 'vitest'
import { profileDocument } from './profile.ts'

test.each([
  ['one long text', 'x'.repeat(PROFILE_TEXT_CHARS_MAX), 1],
  ['many parts', Array.from({ length: 700 }, (_, part) => `${part}`), 700],
])('%s in restrictions and allergies can be saved back as read', (_, dietaryRestrictions, parts) => {
  const read = profileDocument.parse({ dietaryRestrictions, allergies: dietaryRestrictions })
  expect(read.dietaryRestrictions).toHaveLength(parts)
  expect(profileDocument.parse(read)).toEqual(read)
})

test('a text over the limit is refused', () => {
  const allergies = 'x'.repeat(PROFILE_TEXT_CHARS_MAX + 1)
  expect(profileDocument.safeParse({ allergies }).success).toBe(false)
  expect(profileDocument.safeParse({ allergies: [allergies] }).success).toBe(false)
})

test.each([
  ['in one list', { allergies: ['x'.repeat(2000), 'x'.repeat(2000), 'x'] }],
  [
    'in several fields',
    {
      customDiet: 'x'.repeat(1000),
      customCuisines: 'x'.repeat(1000),
      allergies: 'x'.repeat(2000),
      dietaryRestrictions: ['x'],
    },
  ],
  ['in many short words', { dietaryRestrictions: Array.from({ length: 1000 }, () => 'wheat') }],
])('texts over the limit for all fields are refused: %s', (_, profile) => {
  const parsed = profileDocument.safeParse(profile)
  expect(parsed.error?.issues[0]?.message).toContain(String(PROFILE_TEXTS_CHARS_MAX))
})
