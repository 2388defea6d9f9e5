import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { afterEach, expect, it } from 'vitest'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from './hash-password.ts'
import { createSlowPasswords } from './slow-passwords.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

it('a hash says its figures, has a salt of its own, and verifies only its password', async () => {
  const [hash, again] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(hash).toMatch(/^scrypt:32768:8:3:[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(hash).not.toBe(again)
  expect(isOutdatedHash(hash)).toBe(false)
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await verifyPassword({ hash, password: `${PASSWORD}.` })).toBe(false)
})

it.each(['', ':', 'salt', 'salt:', 'scrypt:32768:8:3:salt', 'salt:00'])(
  'no password has the hash %j',
  async (hash) => {
    expect(await verifyPassword({ hash, password: '' })).toBe(false)
  },
)

it('a password hashed by an older version signs in, and is hashed anew then', async () => {
  server = await startTestServer()
  server.deps.passwords = createSlowPasswords()
  const { db } = server.deps.database
  const { userId } = await signUp(server)
  const stored = async () =>
    (await db.selectFrom('account').select('password').where('userId', '=', userId).executeTakeFirst())
      ?.password ?? ''
  const old = await hashAsBefore(PASSWORD)
  await db.updateTable('account').set({ password: old }).where('userId', '=', userId).execute()
  const signIn = async (password: string) => {
    const body = { email: 'sam@example.org', password }
    return (await server?.visitor().post('/api/auth/sign-in/email', body))?.status
  }
  expect(await signIn('not this one, never')).toBe(401)
  expect(await stored()).toBe(old)
  expect(await signIn(PASSWORD)).toBe(200)
  const upgraded = await stored()
  expect(upgraded).toMatch(/^scrypt:32768:8:3:/)
  expect(await signIn(PASSWORD)).toBe(200)
  expect(await stored()).toBe(upgraded)
})
