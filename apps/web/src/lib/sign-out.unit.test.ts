import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, signOut } from './session.ts'
import { markSignedOut } from './signed-out.ts'

const DRAFT = 'pennyplate.profile-draft.ann'

beforeEach(() => {
  const kept = new Map([[DRAFT, 'no nuts']])
  vi.stubGlobal('sessionStorage', { length: 0, removeItem: () => {} })
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Tests of other files share this module.
  markSignedOut(false)
})

function answerSignOutWith(status: number) {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/me' ? Response.json({ user: { id: 'ann' } }) : Response.json({}, { status }),
  )
}

test.each([
  ['successful', 200],
  ['too late because the session had ended', 401],
])('a sign-out that is %s deletes the user’s drafts', async (_, status) => {
  answerSignOutWith(status)
  const client = new QueryClient()
  await beginSession(client)
  expect(localStorage.getItem(DRAFT)).toBe('no nuts')
  await signOut(client)
  expect(localStorage.getItem(DRAFT)).toBeNull()
  expect(localStorage.getItem('pennyplate.sign-out-due')).toBeNull()
})

test('a sign-out without an answer deletes the drafts too, and is noted for later', async () => {
  answerSignOutWith(503)
  const client = new QueryClient()
  await beginSession(client)
  await signOut(client)
  expect(localStorage.getItem(DRAFT)).toBeNull()
  expect(localStorage.getItem('pennyplate.sign-out-due')).not.toBeNull()
})
