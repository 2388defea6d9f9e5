import { expect, test } from 'vitest'
import { decideVerification } from './decide-verification.ts'

const fresh = { email: 'sam@example.org', emailVerified: false }
const verified = { email: 'sam@example.org', emailVerified: true }

test.each([
  // query, who is signed in, what the page says
  ['', null, 'asked'],
  ['', fresh, 'asked'],
  ['', verified, 'verified'],
  ['verified=1', null, 'verified'],
  ['verified=1', fresh, 'verified'],
  ['verified=1&error=TOKEN_EXPIRED', null, 'broken'],
  ['verified=1&error=INVALID_TOKEN', verified, 'broken'],
  ['changed=new%40example.org&error=TOKEN_EXPIRED', verified, 'broken'],
  ['changed=', null, 'asked'],
] as const)('?%s, signed in %o: %s', (query, me, expected) => {
  expect(decideVerification(new URLSearchParams(query), me)).toEqual({ kind: expected })
})

test('the first of two links leaves the old address, the second brings the new one', () => {
  const params = new URLSearchParams({ changed: 'New@example.org' })
  const newEmail = 'New@example.org'
  expect(decideVerification(params, verified)).toEqual({ kind: 'changing', newEmail })
  expect(decideVerification(params, { ...verified, email: 'new@example.org' })).toEqual({
    kind: 'changed',
    newEmail,
  })
  expect(decideVerification(params, null)).toEqual({ kind: 'changing', newEmail })
})
