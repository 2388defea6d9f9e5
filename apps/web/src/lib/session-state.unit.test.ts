import { expect, test } from 'vitest'
import type { Me } from './me.ts'
import {
  afterAnswer,
  afterNoAnswer,
  afterSignOut,
  personOf,
  type SessionRecord,
  toSession,
} from './session-state.ts'

const sam: Me = {
  id: 'sam',
  email: 'sam@example.org',
  name: '',
  emailVerified: true,
  publicMetadata: {},
  unsafeMetadata: {},
}
const signedIn: SessionRecord = afterAnswer(undefined, sam)
const statusOf = (record: SessionRecord | undefined, hasFailed = false) => toSession(record, hasFailed).status

test('before any answer it is loading, or out of reach when asking failed', () => {
  expect(statusOf(undefined)).toBe('loading')
  expect(statusOf(undefined, true)).toBe('unreachable')
})

test('a page opened without a session had none', () => {
  expect(toSession(afterAnswer(undefined, null), false)).toEqual({
    status: 'signed-out',
    hadSession: false,
    lastUser: null,
  })
})

test('a session that ends by itself is remembered for as long as the page is open', () => {
  const ended = afterAnswer(signedIn, null)
  const expected = {
    status: 'signed-out',
    hadSession: true,
    lastUser: { id: 'sam', email: 'sam@example.org' },
  }
  expect(toSession(ended, false)).toEqual(expected)
  expect(toSession(afterAnswer(ended, null), false)).toEqual(expected)
})

test('signing in again ends being a guest', () => {
  const again = afterAnswer(afterAnswer(signedIn, null), { ...sam, id: 'kim' })
  expect(toSession(again, false)).toMatchObject({ status: 'signed-in', me: { id: 'kim' }, isOffline: false })
})

test('signing out forgets who was here', () => {
  expect(statusOf(afterSignOut())).toBe('leaving')
  expect(toSession(afterAnswer(afterSignOut(), null), false)).toMatchObject({ hadSession: false })
})

test('a page brought back after signing out does not wait for ever when the server is away', () => {
  expect(statusOf(afterNoAnswer(afterSignOut(), undefined))).toBe('signed-out')
})

test('without an answer an open page goes on as it was', () => {
  expect(toSession(afterNoAnswer(signedIn, undefined), true)).toMatchObject({
    status: 'signed-in',
    isOffline: false,
  })
})

test('without an answer a fresh page opens for whoever was here last', () => {
  const fromMemory = afterNoAnswer(undefined, sam)
  expect(toSession(fromMemory, false)).toEqual({ status: 'signed-in', me: sam, isOffline: true })
  expect(afterNoAnswer(undefined, undefined)).toBeUndefined()
})

test('a session found ended after working offline keeps the open page', () => {
  const ended = afterAnswer(afterNoAnswer(undefined, sam), null)
  expect(toSession(ended, false)).toMatchObject({ status: 'signed-out', hadSession: true })
})

test('an open page stays the page of whoever it was when the session ends by itself, and nobody’s after signing out', () => {
  const idOf = (record: SessionRecord | undefined) => personOf(toSession(record, false))?.id
  expect(idOf(signedIn)).toBe('sam')
  expect(idOf(afterAnswer(signedIn, null))).toBe('sam')
  expect(idOf(afterSignOut())).toBeUndefined()
  expect(idOf(afterAnswer(undefined, null))).toBeUndefined()
})
