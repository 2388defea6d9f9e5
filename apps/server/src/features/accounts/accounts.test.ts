import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOldSessions } from '../../accounts/end-old-sessions.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const linkIn = (text: string) => new URL(/http\S+/.exec(text)?.[0] ?? 'http://none')
const pathOf = (url: URL) => `${url.pathname}${url.search}`

describe.each(ENGINES)('accounts with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  it('signs up, out and in again', async () => {
    const sam = await signUp(server)
    expect((await sam.get('/api/me')).json).toMatchObject({
      user: { email: 'sam@example.org', name: 'Sam', emailVerified: false },
      publicMetadata: {},
      unsafeMetadata: {},
    })
    await sam.post('/api/auth/sign-out', {})
    expect((await sam.get('/api/me')).json).toEqual({ user: null })
    const back = await sam.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    expect(back.status).toBe(200)
    expect((await sam.get('/api/me')).json.user.id).toBe(sam.userId)
  })

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { headers } = await server
      .visitor()
      .post('/api/auth/sign-up/email', { name: 'Sam', email: 'sam@example.org', password: PASSWORD })
    const cookie = headers.getSetCookie().find((line) => line.includes('session_token'))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('confirms an e-mail address with the mailed link', async () => {
    const sam = await signUp(server)
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({ to: 'sam@example.org', subject: 'Confirm your e-mail address' })
    await sam.get(pathOf(linkIn(server.mails[0]?.text ?? '')))
    expect((await sam.get('/api/me')).json.user.emailVerified).toBe(true)
  })

  it('resets a password by mail, once, and ends the existing sessions', async () => {
    const sam = await signUp(server)
    const stranger = server.visitor()
    await stranger.post('/api/auth/request-password-reset', {
      email: 'sam@example.org',
      redirectTo: '/sign-in/reset-password',
    })
    const followed = await stranger.get(pathOf(linkIn(server.mails.at(-1)?.text ?? '')))
    const landing = new URL(followed.headers.get('location') ?? '', 'http://localhost:3000')
    expect(landing.pathname).toBe('/sign-in/reset-password')
    const token = landing.searchParams.get('token')
    const newPassword = 'a wok of carbon steel'
    expect((await stranger.post('/api/auth/reset-password', { newPassword, token })).status).toBe(200)
    expect((await stranger.post('/api/auth/reset-password', { newPassword, token })).status).toBe(400)
    expect((await sam.get(sam.kv('pantry'))).status).toBe(401)
    const signIn = (password: string) =>
      server.visitor().post('/api/auth/sign-in/email', { email: 'sam@example.org', password })
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  it('does not reveal whether an e-mail has an account', async () => {
    await signUp(server)
    const ask = (path: string, email: string) =>
      server.visitor().post(path, { email, name: 'Kim', password: 'another fine password' })
    const reset = await Promise.all(
      ['sam@example.org', 'nobody@example.org'].map((email) =>
        ask('/api/auth/request-password-reset', email),
      ),
    )
    expect(reset[0]?.text).toBe(reset[1]?.text)
    const signIn = await Promise.all(
      ['sam@example.org', 'nobody@example.org'].map((email) => ask('/api/auth/sign-in/email', email)),
    )
    expect(signIn.map((answer) => [answer.status, answer.text])).toEqual([
      [401, signIn[0]?.text],
      [401, signIn[0]?.text],
    ])
    const mailsBefore = server.mails.length
    const taken = await ask('/api/auth/sign-up/email', 'SAM@example.org')
    const fresh = await ask('/api/auth/sign-up/email', 'kim@example.org')
    expect(taken.status).toBe(fresh.status)
    expect(Object.keys(taken.json.user).sort()).toEqual(Object.keys(fresh.json.user).sort())
    expect(taken.json.user.id).toHaveLength(fresh.json.user.id.length)
    expect(taken.headers.getSetCookie()).toEqual([])
    expect(server.mails[mailsBefore]).toMatchObject({
      to: 'sam@example.org',
      subject: 'You already have a Pennyplate account',
    })
    expect((await ask('/api/auth/sign-in/email', 'sam@example.org')).status).toBe(401)
  })

  it.each(['false', 'true'])(
    'answers twenty sign-ups at once as success, with REQUIRE_VERIFIED_EMAIL=%s',
    async (isRequired) => {
      const env = { REQUIRE_VERIFIED_EMAIL: isRequired, TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0' }
      const many = await startTestServer({ engine, env })
      const signUpFrom = (n: number) =>
        many
          .visitor()
          .post(
            '/api/auth/sign-up/email',
            { name: 'Sam', email: 'race@example.org', password: PASSWORD },
            { 'x-forwarded-for': `203.0.113.${n}` },
          )
      const first = await Promise.all(Array.from({ length: 20 }, (_, n) => signUpFrom(n)))
      const answers = [...first, await signUpFrom(20)]
      const described = answers.map(({ status, text, headers }) =>
        JSON.stringify([
          status,
          text.replace(/"(id|token|createdAt|updatedAt)":("[^"]*"|null)/g, '"$1"'),
          headers.get('content-type'),
        ]),
      )
      expect(new Set(described).size, [...new Set(described)].join('\n')).toBe(1)
      expect(described[0]).toContain('[200,')
      const signedIn = answers.filter(({ headers }) => headers.getSetCookie().length > 0)
      expect(signedIn).toHaveLength(isRequired === 'true' ? 0 : 1)
      expect(await many.deps.database.db.selectFrom('user').select('id').execute()).toHaveLength(1)
      await many.close()
    },
  )

  it('refuses a password for its length whether or not the address has an account', async () => {
    await signUp(server)
    for (const password of ['ninechars', 'long '.repeat(30)]) {
      const [taken, fresh] = await Promise.all(
        ['sam@example.org', 'kim@example.org'].map((email) =>
          server.visitor().post('/api/auth/sign-up/email', { name: 'Kim', email, password }),
        ),
      )
      expect(taken?.status).toBe(400)
      expect(taken?.text).toBe(fresh?.text)
    }
  })

  it.each([
    ['nine characters', 'ninechars'],
    ['a most common one', 'Basketball'],
    ['one character over and over', 'aaaaaaaaaaaaaa'],
    ['a common one with a sign', 'Password1!'],
    ['the name of the address', 'sam@example.org'],
  ])('refuses a password of %s', async (_, password) => {
    const answer = await server
      .visitor()
      .post('/api/auth/sign-up/email', { name: 'Sam', email: 'sam@example.org', password })
    expect(answer.status).toBe(400)
    expect(answer.json.error).toMatch(/password/)
    const sam = await signUp(server)
    const change = await sam.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: password,
    })
    expect(change.status).toBe(400)
    await server.visitor().post('/api/auth/request-password-reset', { email: 'sam@example.org' })
    const token = linkIn(server.mails.at(-1)?.text ?? '')
      .pathname.split('/')
      .at(-1)
    const reset = await server.visitor().post('/api/auth/reset-password', { token, newPassword: password })
    expect(reset.status).toBe(400)
  })

  it('ends a session 90 days after its sign-in, however often it is used', async () => {
    const sam = await signUp(server)
    const { db } = server.deps.database
    const inYears = engine === 'postgres' ? new Date('2100-01-01') : '2100-01-01T00:00:00.000Z'
    await db.updateTable('session').set({ expiresAt: inYears }).execute()
    server.advance(89 * DAY_MS)
    expect((await sam.get('/api/me')).json.user).not.toBe(null)
    expect((await sam.get(sam.kv('pantry'))).status).toBe(404)
    // The session began a moment after the test's clock did.
    server.advance(DAY_MS + 60_000)
    expect((await sam.get(sam.kv('pantry'))).status).toBe(401)
    expect((await sam.get('/api/me')).json.user).toBe(null)
    const sessions = () => db.selectFrom('session').select('id').execute()
    expect(await sessions()).toHaveLength(1)
    await endOldSessions(server.deps)
    expect(await sessions()).toEqual([])
  })

  it('lists the sessions of an account and ends one of them', async () => {
    const sam = await signUp(server)
    const phone = server.visitor()
    await phone.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    const { json: sessions } = await sam.get('/api/auth/list-sessions')
    expect(sessions).toHaveLength(2)
    const mine = (await sam.get('/api/auth/get-session')).json.session.token
    const other = sessions.find((session: { token: string }) => session.token !== mine)
    await sam.post('/api/auth/revoke-session', { token: other.token })
    expect((await phone.get(sam.kv('pantry'))).status).toBe(401)
    expect((await sam.get('/api/me')).json.user.id).toBe(sam.userId)
  })

  it('changes a password', async () => {
    const sam = await signUp(server)
    const newPassword = 'a pot with a tight lid'
    expect(
      (await sam.post('/api/auth/change-password', { currentPassword: 'wrong', newPassword })).status,
    ).toBe(400)
    expect(
      (await sam.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })).status,
    ).toBe(200)
    const signIn = (password: string) =>
      server.visitor().post('/api/auth/sign-in/email', { email: 'sam@example.org', password })
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  it('ends a session when it expires', async () => {
    const sam = await signUp(server)
    expect((await sam.get(sam.kv('pantry'))).status).toBe(404)
    server.advance(31 * 24 * 60 * 60 * 1000)
    expect((await sam.get(sam.kv('pantry'))).status).toBe(401)
  })

  it('keeps public metadata to itself and lets the browser write the rest', async () => {
    const sam = await signUp(server)
    const lastUpdated = '2026-11-21T08:00:00.000Z'
    await sam.patch('/api/me/metadata', { profileCompleted: true })
    await sam.patch('/api/me/metadata', { lastUpdated })
    expect((await sam.patch('/api/me/metadata', { tosAccepted: true })).status).toBe(400)
    expect((await sam.post('/api/me/terms', { tosVersion: '0.9' })).status).toBe(400)
    await sam.post('/api/me/terms', { tosVersion: '1.0' })
    expect((await sam.get('/api/me')).json).toMatchObject({
      unsafeMetadata: { profileCompleted: true, lastUpdated },
      publicMetadata: {
        tosAccepted: true,
        tosVersion: '1.0',
        tosAcceptedDate: server.deps.now().toISOString(),
      },
    })
  })
})

describe('limits on guessing', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  const signIn = (email: string, password: string) =>
    server.visitor().post('/api/auth/sign-in/email', { email, password })

  it('refuses the eleventh wrong password for an account, says for how long, and allows it later', async () => {
    await signUp(server)
    for (let guess = 0; guess < 10; guess++)
      expect((await signIn('sam@example.org', 'wrong')).status).toBe(401)
    const refused = await signIn('Sam@Example.org', PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.json.error).toBe('rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn('kim@example.org', 'wrong')).status).toBe(401)
    server.advance(Number(refused.headers.get('retry-after')) * 1000)
    expect((await signIn('sam@example.org', PASSWORD)).status).toBe(200)
  })

  it('resets the count after the right password', async () => {
    await signUp(server)
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 9; guess++)
        expect((await signIn('sam@example.org', 'wrong')).status).toBe(401)
      expect((await signIn('sam@example.org', PASSWORD)).status).toBe(200)
    }
  })

  it('limits one address that tries many accounts', async () => {
    const answers = []
    for (let n = 0; n < 101; n++) answers.push((await signIn(`user${n}@example.org`, 'wrong')).status)
    expect(answers.filter((status) => status === 429)).toEqual([429])
  })

  it('sends at most five reset mails to one address', async () => {
    await signUp(server)
    const before = server.mails.length
    const statuses = []
    for (let n = 0; n < 7; n++) {
      const answer = await server
        .visitor()
        .post('/api/auth/request-password-reset', { email: 'sam@example.org' })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(server.mails.length - before).toBe(5)
  })

  it('stores no readable e-mail address in the rate limits', async () => {
    await signIn('sam@example.org', 'wrong')
    const rows = await server.deps.database.db.selectFrom('rate_limits').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('sam@')
  })

  it('answers a flood from one user with 429 and Retry-After', async () => {
    await server.close()
    server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0.01' } })
    const sam = await signUp(server)
    const statuses = []
    for (let n = 0; n < 61; n++) statuses.push((await sam.get(sam.kv('pantry'))).status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    const refused = await sam.get(sam.kv('pantry'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('owner settings', () => {
  it('closes sign-up with ALLOW_SIGNUP=false and reports it', async () => {
    const server = await startTestServer({ env: { ALLOW_SIGNUP: 'false' } })
    const visitor = server.visitor()
    expect((await visitor.get('/api/config')).json).toEqual({
      allowSignup: false,
      isDemo: false,
      oidc: null,
      billing: 'beta',
      ai: { chat: false, vision: false },
    })
    const answer = await visitor.post('/api/auth/sign-up/email', {
      name: 'S',
      email: 's@example.org',
      password: PASSWORD,
    })
    expect(answer.status).toBe(400)
    expect(await server.deps.database.db.selectFrom('user').selectAll().execute()).toEqual([])
    await server.close()
  })

  it('requires a confirmed address before the first sign-in with REQUIRE_VERIFIED_EMAIL=true', async () => {
    const server = await startTestServer({ env: { REQUIRE_VERIFIED_EMAIL: 'true' } })
    const visitor = server.visitor()
    const account = { name: 'Sam', email: 'sam@example.org', password: PASSWORD }
    const fresh = await visitor.post('/api/auth/sign-up/email', account)
    const taken = await visitor.post('/api/auth/sign-up/email', account)
    expect([fresh.status, fresh.json.token, taken.status, taken.json.token]).toEqual([200, null, 200, null])
    expect((await visitor.post('/api/auth/sign-in/email', account)).status).toBe(403)
    await visitor.get(pathOf(linkIn(server.mails[0]?.text ?? '')))
    expect((await visitor.post('/api/auth/sign-in/email', account)).status).toBe(200)
    await server.close()
  })

  it('marks cookies Secure and sends HSTS under https', async () => {
    const server = await startTestServer({ env: { BASE_URL: 'https://meals.example.org' } })
    const answer = await server
      .visitor()
      .post(
        '/api/auth/sign-up/email',
        { name: 'Sam', email: 'sam@example.org', password: PASSWORD },
        { origin: 'https://meals.example.org' },
      )
    expect(answer.headers.getSetCookie()).toHaveLength(2)
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/^__Secure-.*; Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    await server.close()
  })
})
