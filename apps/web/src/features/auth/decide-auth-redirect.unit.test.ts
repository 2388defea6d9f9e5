import { expect, test } from 'vitest'
import type { Me } from '../../lib/me.ts'
import type { Session } from '../../lib/session-state.ts'
import { decideAuthRedirect } from './decide-auth-redirect.ts'
import type { CloudCheck } from './decide-route.ts'

const me: Me = {
  id: 'u1',
  email: 'sam@example.org',
  name: '',
  emailVerified: true,
  householdId: 'h1',
  role: 'owner',
  publicMetadata: {},
  unsafeMetadata: {},
}
const signedIn: Session = { status: 'signed-in', me, isOffline: false }

function decide(session: Session, terms: CloudCheck, profile: CloudCheck, returnTo: string | null = null) {
  const decision = decideAuthRedirect({
    session,
    termsAccepted: terms,
    profileCompleted: profile,
    returnTo,
  })
  return 'go' in decision ? decision.go : decision.show
}

test.each([
  // terms, profile, result
  ['checking', 'checking', 'loading'],
  ['checking', 'yes', 'loading'],
  ['no', 'checking', 'terms'],
  ['no', 'yes', 'terms'],
  ['failed', 'yes', 'terms'],
  ['failed', 'failed', 'terms'],
  ['yes', 'checking', 'loading'],
  ['yes', 'yes', '/dashboard'],
  ['yes', 'no', '/profile-setup'],
  ['yes', 'failed', '/profile-setup'],
] as const)('signed in, terms "%s", profile "%s": %s', (terms, profile, expected) => {
  expect(decide(signedIn, terms, profile)).toBe(expected)
})

test('a completed profile goes back to where the user came from', () => {
  expect(decide(signedIn, 'yes', 'yes', '/dashboard?tab=pantry')).toBe('/dashboard?tab=pantry')
  expect(decide(signedIn, 'yes', 'no', '/dashboard?tab=pantry')).toBe('/profile-setup')
})

test.each([
  [{ status: 'loading' }, 'loading'],
  [{ status: 'leaving' }, 'loading'],
  [{ status: 'unreachable' }, 'unreachable'],
  [{ status: 'signed-out', hadSession: false, lastUser: null }, '/sign-in'],
  [{ status: 'signed-out', hadSession: true, lastUser: me }, '/sign-in'],
] as const)('session %o: %s', (session, expected) => {
  expect(decide(session, 'yes', 'yes')).toBe(expected)
})

test('signing in keeps the return path', () => {
  const signedOut: Session = { status: 'signed-out', hadSession: false, lastUser: null }
  expect(decide(signedOut, 'checking', 'checking', '/subscribe')).toBe('/sign-in?return=%2Fsubscribe')
})
