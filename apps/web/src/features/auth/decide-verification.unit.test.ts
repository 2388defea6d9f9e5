import { expect, test } from 'vitest'
import { decideVerification } from './decide-verification.ts'

const fresh = { email: 'sam@example.org', emailVerified: false }
const verified = { email: 'sam@example.org', emailVerified: true }

test.each([
  // query, user, page
  ['', null, 'asked'],
  ['', fresh, 'asked'],
  ['', verified, 'verified'],
  ['verified=1', null, 'verified'],
  ['verified=1', fresh, 'verified'],
  ['verified=1&error=TOKEN_EXPIRED', null, 'broken'],
  ['verified=1&error=INVALID_TOKEN', verified, 'broken'],
  ['change=', null, 'asked'],
] as const)('?%s, signed in %o: %s', (query, me, expected) => {
  expect(decideVerification(new URLSearchParams(query), me)).toEqual({ kind: expected })
})

test('the link to a new address needs a confirmation, whoever is signed in', () => {
  const params = new URLSearchParams({ change: 'abc' })
  for (const me of [null, fresh, verified])
    expect(decideVerification(params, me)).toEqual({ kind: 'change', token: 'abc' })
})
