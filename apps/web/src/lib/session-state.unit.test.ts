import { expect, test } from 'vitest'
import type { Me } from './me.ts'
import {
  afterAnswer,
  afterNoAnswer,
  afterSignOut,
  type SessionRecord,
  sessionUser,
  toSession,
} from './session-state.ts'

const sam: Me = {
  id: 'sam',
  email: 'sam@example.org',
  name: '',
  emailVerified: true,
  householdId: 'h1',
  role: 'owner',
  publicMetadata: {},
  unsafeMetadata: {},
}
const signedIn: SessionRecord = afterAnswer(undefined, sam)
const statusOf = (record: SessionRecord | undefined, hasFailed = false) => toSession(record, hasFailed).status

test('before any response the session is loading, or unreachable after a failure', () => {
  expect(statusOf(undefined)).toBe('loading')
  expect(statusOf(undefined, true)).toBe('unreachable')
})

test('a page opened without a session never had one', () => {
  expect(toSession(afterAnswer(undefined, null), false)).toEqual({
    status: 'signed-out',
    hadSession: false,
    lastUser: null,
  })
})

test('a session that ends by itself is remembered while the page is open', () => {
  const ended = afterAnswer(signedIn, null)
  const expected = {
    status: 'signed-out',
    hadSession: true,
    lastUser: { id: 'sam', email: 'sam@example.org', householdId: 'h1' },
  }
  expect(toSession(ended, false)).toEqual(expected)
  expect(toSession(afterAnswer(ended, null), false)).toEqual(expected)
})

test('signing in again replaces the former user', () => {
  const again = afterAnswer(afterAnswer(signedIn, null), { ...sam, id: 'kim' })
  expect(toSession(again, false)).toMatchObject({ status: 'signed-in', me: { id: 'kim' }, isOffline: false })
})

test('signing out forgets the former user', () => {
  expect(statusOf(afterSignOut())).toBe('leaving')
  expect(toSession(afterAnswer(afterSignOut(), null), false)).toMatchObject({ hadSession: false })
})

test('a page restored after signing out does not wait forever for an unreachable server', () => {
  expect(statusOf(afterNoAnswer(afterSignOut(), undefined))).toBe('signed-out')
})

test('without a response an open page keeps its state', () => {
  expect(toSession(afterNoAnswer(signedIn, undefined), true)).toMatchObject({
    status: 'signed-in',
    isOffline: false,
  })
})

test('without a response a new page opens for the last user of this browser', () => {
  const fromMemory = afterNoAnswer(undefined, sam)
  expect(toSession(fromMemory, false)).toEqual({ status: 'signed-in', me: sam, isOffline: true })
  expect(afterNoAnswer(undefined, undefined)).toBeUndefined()
})

test('a session that ended while offline keeps the open page', () => {
  const ended = afterAnswer(afterNoAnswer(undefined, sam), null)
  expect(toSession(ended, false)).toMatchObject({ status: 'signed-out', hadSession: true })
})

test('an open page keeps its user when the session ends by itself, but not after signing out', () => {
  const idOf = (record: SessionRecord | undefined) => sessionUser(toSession(record, false))?.id
  expect(idOf(signedIn)).toBe('sam')
  expect(idOf(afterAnswer(signedIn, null))).toBe('sam')
  expect(idOf(afterSignOut())).toBeUndefined()
  expect(idOf(afterAnswer(undefined, null))).toBeUndefined()
})
