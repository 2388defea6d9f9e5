import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { meAnswer } from './accounts/me.ts'
import { changeEvent, entryAnswer } from './documents/stored-entries.ts'
import { barcodeAnswer } from './foods/foods.ts'
import { orAbsent, orNull, readableOnes, wholeObject } from './lenient.ts'

const answer = z.object({
  kind: orNull(z.enum(['a', 'b'])),
  note: orAbsent(z.string()),
  codes: readableOnes(z.enum(['x', 'y'])),
})

it.each([
  [
    { kind: 'a', note: 'n', codes: ['x', 'y'] },
    { kind: 'a', note: 'n', codes: ['x', 'y'] },
  ],
  [
    { kind: 'newer', note: 7, codes: ['x', 'newer'] },
    { kind: null, codes: ['x'] },
  ],
  [{}, { kind: null, codes: [] }],
])('what a newer or older server answers is read as far as it is understood: %j', (given, expected) => {
  expect(answer.parse(given)).toEqual(expected)
})

it('an object that is stored keeps fields that only a newer server knows', () => {
  expect(wholeObject({ name: z.string() }).parse({ name: 'Soup', sides: [1] })).toEqual({
    name: 'Soup',
    sides: [1],
  })
})

it.each([
  ['the user’s id', meAnswer, { user: { userId: 'u1' } }],
  ['the user', meAnswer, {}],
  ['the revision', entryAnswer, { value: 1, rev: 3 }],
  ['the value', entryAnswer, { revision: 3 }],
  ['the key of a change', changeEvent, { document: 'pantry', revision: 3 }],
  ['the product', barcodeAnswer, { success: true }],
] as const)('an answer without %s is not read', (_, schema, given) => {
  expect(schema.safeParse(given).success).toBe(false)
})
