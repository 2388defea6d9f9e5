import { meAnswer } from '@pennyplate/contract/accounts/me'
import { expect, test } from 'vitest'
import { toMe } from './me.ts'

function readMe(body: unknown) {
  const answer = meAnswer.safeParse(body).data
  return answer && (toMe(answer) ?? undefined)
}

test('every field of a response is read', () => {
  const user = { id: 'u1', email: 'sam@example.org', name: 'sam', emailVerified: true }
  const me = readMe({
    user,
    householdId: 'h1',
    role: 'adult',
    publicMetadata: { tosAccepted: true, tosAcceptedDate: '2026-11-21T12:00:00Z', tosVersion: '1.0' },
    unsafeMetadata: { profileCompleted: true, pantryItemCount: 3 },
  })
  expect(me).toMatchObject({
    ...user,
    householdId: 'h1',
    role: 'adult',
    publicMetadata: { tosAccepted: true, tosVersion: '1.0' },
    unsafeMetadata: { profileCompleted: true, pantryItemCount: 3 },
  })
})

test.each([
  ['yes', undefined],
  [1, undefined],
  [false, false],
  [true, true],
])('profileCompleted %j is read as %j', (given, expected) => {
  const me = readMe({ user: { id: 'u1' }, unsafeMetadata: { profileCompleted: given } })
  expect(me?.unsafeMetadata.profileCompleted).toBe(expected)
})

test.each([null, undefined, 'x', [], {}, { user: null }, { user: { id: 7 } }])('%j is no user', (answer) => {
  expect(readMe(answer)).toBeUndefined()
})

test("an answer from before households is read as a household of its own, under the user's id", () => {
  expect(readMe({ user: { id: 'u1' } })).toMatchObject({ householdId: 'u1', role: 'owner' })
})
