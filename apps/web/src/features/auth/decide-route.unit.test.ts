import { describe, expect, test } from 'vitest'
import type { Me } from '../../lib/me.ts'
import type { Session } from '../../lib/session-state.ts'
import { type CloudCheck, decideRoute, type RouteAccess } from './decide-route.ts'

const me: Me = {
  id: 'u1',
  email: 'sam@example.org',
  name: '',
  emailVerified: false,
  householdId: 'h1',
  role: 'owner',
  publicMetadata: {},
  unsafeMetadata: {},
}
const SESSIONS = {
  loading: { status: 'loading' },
  unreachable: { status: 'unreachable' },
  leaving: { status: 'leaving' },
  signedIn: { status: 'signed-in', me, isOffline: false },
  offline: { status: 'signed-in', me, isOffline: true },
  signedOut: { status: 'signed-out', hadSession: false, lastUser: null },
  ended: { status: 'signed-out', hadSession: true, lastUser: me },
} satisfies Record<string, Session>

const ADDRESS: Record<RouteAccess, string> = {
  guest: '/sign-in',
  'signed-in': '/profile-update',
  setup: '/profile-setup',
  dashboard: '/dashboard?tab=pantry',
}

function decide(
  access: RouteAccess,
  session: keyof typeof SESSIONS,
  profileCompleted: CloudCheck = 'checking',
  alreadyOpen = false,
  termsAccepted: CloudCheck = 'yes',
): string {
  const decision = decideRoute({
    access,
    session: SESSIONS[session],
    termsAccepted,
    profileCompleted,
    alreadyOpen,
    address: ADDRESS[access],
  })
  return 'go' in decision ? decision.go : decision.show
}

describe('while the session is unknown', () => {
  test.each(['guest', 'signed-in', 'setup', 'dashboard'] as const)('a %s route shows Loading', (access) => {
    expect(decide(access, 'loading')).toBe('loading')
    expect(decide(access, 'leaving', 'yes', true)).toBe('loading')
  })

  test.each(['signed-in', 'setup', 'dashboard'] as const)('a %s route says the server is away', (access) => {
    expect(decide(access, 'unreachable')).toBe('unreachable')
  })

  test('the sign-in page shows even if the server cannot be reached', () => {
    expect(decide('guest', 'unreachable')).toBe('page')
  })
})

describe('signed out', () => {
  test.each([
    ['signed-in', '/sign-in?return=%2Fprofile-update'],
    ['setup', '/sign-in?return=%2Fprofile-setup'],
    ['dashboard', '/sign-in?return=%2Fdashboard%3Ftab%3Dpantry'],
  ] as const)('a %s route goes to sign-in and keeps the way back', (access, expected) => {
    expect(decide(access, 'signedOut')).toBe(expected)
    expect(decide(access, 'signedOut', 'yes', true)).toBe(expected)
  })

  test('the sign-in page shows', () => {
    expect(decide('guest', 'signedOut')).toBe('page')
    expect(decide('guest', 'ended')).toBe('page')
  })

  test.each(['signed-in', 'setup', 'dashboard'] as const)(
    'an open %s page stays when the session ends by itself',
    (access) => {
      expect(decide(access, 'ended', 'checking', true)).toBe('page')
    },
  )

  test('a page opened after the session ended asks to sign in', () => {
    expect(decide('dashboard', 'ended')).toBe('/sign-in?return=%2Fdashboard%3Ftab%3Dpantry')
    expect(decide('signed-in', 'ended')).toBe('/sign-in?return=%2Fprofile-update')
  })
})

describe('signed in', () => {
  test.each([
    // access, cloud check of the profile, result
    ['signed-in', 'checking', 'page'],
    ['signed-in', 'no', 'page'],
    ['signed-in', 'failed', 'page'],
    ['signed-in', 'yes', 'page'],
    ['dashboard', 'checking', 'loading'],
    ['dashboard', 'yes', 'page'],
    ['dashboard', 'no', '/profile-setup'],
    ['dashboard', 'failed', '/profile-setup'],
    ['setup', 'checking', 'loading'],
    ['setup', 'yes', '/dashboard'],
    ['setup', 'no', 'page'],
    ['setup', 'failed', 'page'],
  ] as const)('%s route, profile check "%s": %s', (access, check, expected) => {
    expect(decide(access, 'signedIn', check)).toBe(expected)
    expect(decide(access, 'offline', check)).toBe(expected)
  })

  test.each([
    ['signed-in', '/auth-redirect?return=%2Fprofile-update'],
    ['setup', '/auth-redirect?return=%2Fprofile-setup'],
    ['dashboard', '/auth-redirect?return=%2Fdashboard%3Ftab%3Dpantry'],
  ] as const)('a %s route asks for the terms before anything else', (access, expected) => {
    expect(decide(access, 'signedIn', 'yes', true, 'checking')).toBe('loading')
    for (const terms of ['no', 'failed'] as const)
      for (const profile of ['checking', 'no', 'yes'] as const)
        expect(decide(access, 'signedIn', profile, true, terms)).toBe(expected)
  })

  test('sign-in and sign-up redirect', () => {
    expect(decide('guest', 'signedIn')).toBe('/auth-redirect')
  })

  test('the return path is kept through signing in', () => {
    const decision = decideRoute({
      access: 'guest',
      session: SESSIONS.signedIn,
      termsAccepted: 'yes',
      profileCompleted: 'yes',
      alreadyOpen: true,
      address: '/sign-in?return=%2Fdashboard%3Ftab%3Dpantry',
    })
    expect(decision).toEqual({ go: '/auth-redirect?return=%2Fdashboard%3Ftab%3Dpantry' })
  })

  test('a user remembered while offline may sign in again', () => {
    expect(decide('guest', 'offline')).toBe('page')
  })
})
