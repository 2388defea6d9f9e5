import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const EMAIL = 'sam.miller@example.org'

it.each([
  'Password1!',
  'P@ssw0rd!!',
  'passw0rd2024',
  'password1234',
  '!!welcome!!',
  'We1come123',
  'Pennyplate1',
  'Qwerty12345',
  'dragondragon',
  'Basketball',
  '1234567890',
  '123456789012',
  '98765432109',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'ababababababab',
  'sam.miller2027',
  'SamMiller!!',
  'sam.miller@example.org',
])('%s is easy to guess', async (password) => expect(await isCommonPassword(password, EMAIL)).toBe(true))

it.each([
  'a frying pan of cast iron',
  'a pot with a tight lid',
  'Tr0ub4dor&3x',
  'password for the blue door',
  'sam miller cooks on friday',
  'k7#qPz!2mXwv',
  '8412097356',
])('%s is not', async (password) => expect(await isCommonPassword(password, EMAIL)).toBe(false))

it('leaves short ones to the rule about length', async () => {
  expect(await isCommonPassword('password', EMAIL)).toBe(false)
})
