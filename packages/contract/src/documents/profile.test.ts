import { PROFILE_TEXT_CHARS_MAX } from '@pennyplate/domain/limits'
import { expect, test } from 'vitest'
import { profileDocument } from './profile.ts'

test.each([
  ['one long text', 'x'.repeat(PROFILE_TEXT_CHARS_MAX), 1],
  ['as many parts as a text can have', Array.from({ length: 1000 }, (_, part) => `${part}`), 1000],
])('%s about what is not eaten can be saved back as it was read', (_, dietaryRestrictions, parts) => {
  const read = profileDocument.parse({ dietaryRestrictions, allergies: dietaryRestrictions })
  expect(read.dietaryRestrictions).toHaveLength(parts)
  expect(profileDocument.parse(read)).toEqual(read)
})

test('a text longer than can be typed is refused', () => {
  const allergies = 'x'.repeat(PROFILE_TEXT_CHARS_MAX + 1)
  expect(profileDocument.safeParse({ allergies }).success).toBe(false)
  expect(profileDocument.safeParse({ allergies: [allergies] }).success).toBe(false)
})
