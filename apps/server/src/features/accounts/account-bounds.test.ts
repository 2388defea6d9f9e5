import { EMAIL_CHARS_MAX, NAME_CHARS_MAX, SESSIONS_PER_USER_MAX } from '@pennyplate/domain/bounds/limits'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const SAM = { name: 'Sam', email: 'sam@example.org', password: PASSWORD }
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const peopleOf = ({ deps }: TestServer) => deps.database.db.selectFrom('user').selectAll().execute()

describe('the bounds of an account', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  const people = () => peopleOf(server)

  it.each([
    ['a long name', { name: 'n'.repeat(NAME_CHARS_MAX + 1) }],
    ['a name that no database stores', { name: 'Sam\u0000' }],
    ['a name that is none', { name: { first: 'Sam' } }],
    ['a long address', { email: `${'a'.repeat(EMAIL_CHARS_MAX)}@example.org` }],
    ['a long password', { password: 'p'.repeat(5000) }],
    ['a long way back', { callbackURL: `/${'a'.repeat(5000)}` }],
    ['a way back to elsewhere', { callbackURL: 'https://elsewhere.example/' }],
  ])('sign-up refuses %s', async (_, field) => {
    const answer = await server.visitor().post('/api/auth/sign-up/email', { ...SAM, ...field })
    expect(answer.status).toBe(400)
    expect(await people()).toEqual([])
  })

  it('a body of more than 16 kB is refused', async () => {
    const answer = await server
      .visitor()
      .post('/api/auth/sign-up/email', { ...SAM, more: 'x'.repeat(20_000) })
    expect(answer.status).toBe(413)
    expect(await people()).toEqual([])
  })

  it('unknown fields are not stored', async () => {
    const more = { image: 'https://example.org/me.png', emailVerified: true, role: 'admin', id: 'chosen' }
    const answer = await server.visitor().post('/api/auth/sign-up/email', { ...SAM, ...more })
    expect(answer.status).toBe(200)
    const [sam] = await people()
    expect(sam).toMatchObject({ name: 'Sam', image: null })
    expect(Boolean(sam?.emailVerified)).toBe(false)
    expect(sam?.id).not.toBe('chosen')
  })

  it.each([
    ['sign-in/email', { email: SAM.email, password: 'p'.repeat(2000) }],
    ['sign-in/email', { email: 'a'.repeat(2000), password: PASSWORD }],
    ['request-password-reset', { email: SAM.email, redirectTo: `/${'a'.repeat(5000)}` }],
    ['reset-password', { token: 't'.repeat(5000), newPassword: PASSWORD }],
    ['reset-password', { token: 'a token\u0000', newPassword: PASSWORD }],
    ['revoke-session', { token: 't'.repeat(5000) }],
    ['send-verification-email', { email: SAM.email, callbackURL: '/.//elsewhere.example' }],
  ])('every field of %s is bounded', async (path, body) => {
    const sam = await signUp(server)
    expect((await sam.post(`/api/auth/${path}`, body)).status).toBe(400)
  })

  it.each(['verify-email?token=', 'reset-password/token?callbackURL=/'])(
    'bounds the query of %s',
    async (at) => {
      expect((await server.visitor().get(`/api/auth/${at}${'t'.repeat(5000)}`)).status).toBe(400)
    },
  )
})

describe.each(ENGINES)('what an account stores, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, env: { TRUST_PROXY: '1' } })
  })
  afterEach(() => server.close())

  it('has a limited number of sessions: a new one ends the oldest', async () => {
    const sam = await signUp(server)
    for (let n = 0; n < SESSIONS_PER_USER_MAX; n++) {
      // Right passwords are limited, too.
      server.advance(MINUTE_MS)
      const answer = await server.visitor().post('/api/auth/sign-in/email', SAM, {
        'x-forwarded-for': `203.0.113.${n}`,
        'user-agent': 'x'.repeat(4000),
      })
      expect(answer.status).toBe(200)
    }
    const sessions = await server.deps.database.db.selectFrom('session').selectAll().execute()
    expect(sessions).toHaveLength(SESSIONS_PER_USER_MAX)
    expect(JSON.stringify(sessions).length).toBeLessThan(SESSIONS_PER_USER_MAX * 1000)
    expect((await sam.get('/api/me')).json).toEqual({ user: null })
  })

  it('bounds the name and picture, also from an identity provider', async () => {
    const { createIdentity } = await import('./identity.ts')
    const { internalAdapter } = await createIdentity(server.deps).$context
    const told = { name: 'n'.repeat(100_000), image: `https://example.org/${'i'.repeat(100_000)}` }
    const kim = await internalAdapter.createUser({ email: 'kim@example.org', ...told }, { method: 'oauth' })
    await internalAdapter.updateUser(kim.id, told)
    expect(await peopleOf(server)).toMatchObject([{ name: 'n'.repeat(NAME_CHARS_MAX), image: null }])
  })
})

describe.each(ENGINES)('sign-up, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.1' } })
  })
  afterEach(() => server.close())

  const signUpFrom = async (address: string, n: number, at = server) =>
    (
      await at
        .visitor()
        .post(
          '/api/auth/sign-up/email',
          { ...SAM, email: `n${n}@example.org`, password: 'short' },
          { 'x-forwarded-for': address },
        )
    ).status

  it('is limited by address', async () => {
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push(await signUpFrom('203.0.113.1', n))
    expect(statuses).toEqual([400, 400, 400, 429, 429])
    expect(await signUpFrom('203.0.113.2', 9)).toBe(400)
    server.advance(HOUR_MS)
    expect(await signUpFrom('203.0.113.1', 9)).toBe(400)
  })

  it('opens five accounts an hour for one address, and counts no mistyped password', async () => {
    const usual = await startTestServer({ engine, env: { TRUST_PROXY: '1' } })
    const open = async (n: number, password = PASSWORD, address = '203.0.113.1') => {
      const body = { ...SAM, email: `n${n}@example.org`, password }
      const answer = await usual
        .visitor()
        .post('/api/auth/sign-up/email', body, { 'x-forwarded-for': address })
      return answer.status
    }
    for (let n = 0; n < 6; n++) expect(await open(0, n % 2 === 0 ? 'short' : 'password1234')).toBe(400)
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push(await open(n))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await open(8, PASSWORD, '203.0.113.2')).toBe(200)
    usual.advance(HOUR_MS)
    expect(await open(9)).toBe(200)
    await usual.close()
  })

  it('is limited over all addresses and servers together', async () => {
    const { databaseUrl, dataDir } = server.deps.config
    const second = await startTestServer({
      env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.1' },
      where: { dataDir, databaseUrl, remove: async () => {} },
    })
    const statuses = []
    for (let n = 0; n < 32; n++)
      statuses.push(await signUpFrom(`198.51.100.${n}`, n, n % 2 === 0 ? server : second))
    await second.close()
    expect(statuses).toEqual([...Array(30).fill(400), 429, 429])
  })

  it('mails an address that already has an account a few times at most', async () => {
    const sam = await signUp(server)
    for (let n = 0; n < 4; n++)
      await server
        .visitor()
        .post('/api/auth/sign-up/email', SAM, { 'x-forwarded-for': `203.0.113.${100 + n}` })
    const told = server.mails.filter(({ subject }) => subject.startsWith('You already have'))
    expect(told).toHaveLength(1)
    expect((await sam.get('/api/me')).json.user.email).toBe(SAM.email)
  })
})
