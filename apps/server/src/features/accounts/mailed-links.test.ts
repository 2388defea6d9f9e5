import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'sam@example.org'
const NEW_EMAIL = 'new@example.org'
const NEW_PASSWORD = 'a pot with a tight lid'
const LINK_MS = 3_600_000

describe.each(ENGINES)('mailed links, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  async function resetToken(): Promise<string> {
    await server.visitor().post('/api/auth/request-password-reset', { email: EMAIL })
    return /reset-password\/(\w+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const reset = async (token: string, newPassword = NEW_PASSWORD) =>
    (await server.visitor().post('/api/auth/reset-password', { token, newPassword })).status

  /** The link in the mail to the new address. */
  function changeLink(): URL {
    const mail = server.mails.findLast(({ to }) => to === NEW_EMAIL)
    return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none')
  }
  const changeToken = () => changeLink().searchParams.get('change') ?? ''
  const confirm = (token: string, visitor = server.visitor()) =>
    visitor.post('/api/account/email/confirm', { token })

  it('to reset a password stop working once one of them is used', async () => {
    await signUp(server)
    const [first, second] = [await resetToken(), await resetToken()]
    expect(await reset(second)).toBe(200)
    expect(await reset(first, 'a wok of carbon steel')).toBe(400)
  })

  it('to reset a password work once, also when several are used at the same moment', async () => {
    await signUp(server)
    const tokens = [await resetToken(), await resetToken(), await resetToken()]
    const answers = await Promise.all(tokens.map((token, at) => reset(token, `a wok of carbon steel ${at}`)))
    expect(answers.toSorted()).toEqual([200, 400, 400])
  })

  it('to reset a password that are unknown or used are answered as such', async () => {
    await signUp(server)
    const used = await resetToken()
    await reset(used)
    for (const token of ['unknown', used]) {
      const body = { token, newPassword: 'a wok of carbon steel' }
      const { status, json } = await server.visitor().post('/api/auth/reset-password', body)
      expect([status, json.error]).toEqual([400, 'invalid_token'])
    }
  })

  it('to reset a password stop working once the password is changed', async () => {
    const sam = await signUp(server)
    const token = await resetToken()
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(
      (await sam.post('/api/auth/change-password', { ...change, currentPassword: 'wrong' })).status,
    ).toBe(400)
    expect((await sam.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await reset(token, 'a wok of carbon steel')).toBe(400)
  })

  it('of one user keep working when another user changes the password', async () => {
    await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    const token = await resetToken()
    await kim.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(await reset(token)).toBe(200)
  })

  it('to change the e-mail require the password, and the old address is notified', async () => {
    const sam = await signUp(server)
    const before = server.mails.length
    const ask = (password?: string) => sam.post('/api/account/email', { newEmail: NEW_EMAIL, password })
    expect((await ask()).status).toBe(403)
    expect((await ask('wrong')).status).toBe(403)
    expect(server.mails).toHaveLength(before)
    expect((await ask(PASSWORD)).json).toEqual({ sent: true })
    const [told, link] = server.mails.slice(before)
    expect(told?.to).toBe(EMAIL)
    expect(told?.text).toContain(NEW_EMAIL)
    expect(told?.text).not.toContain(changeToken())
    expect(link?.to).toBe(NEW_EMAIL)
    expect(changeLink().origin).toBe('http://localhost:3000')
    expect((await sam.get('/api/me')).json.user.email).toBe(EMAIL)
  })

  it('to change the e-mail work once and sign nobody in', async () => {
    const sam = await signUp(server)
    await sam.post('/api/account/email', { newEmail: NEW_EMAIL, password: PASSWORD })
    const reader = server.visitor()
    const answer = await confirm(changeToken(), reader)
    expect(answer.json).toEqual({ email: NEW_EMAIL })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await reader.get('/api/me')).json).toEqual({ user: null })
    expect((await sam.get('/api/me')).json.user).toMatchObject({ email: NEW_EMAIL, emailVerified: true })
    expect(server.mails.at(-1)).toMatchObject({ to: EMAIL, subject: expect.stringContaining('was changed') })
    const again = await confirm(changeToken())
    expect([again.status, again.json.error]).toEqual([400, 'invalid_token'])
    const back = { email: NEW_EMAIL, password: PASSWORD }
    expect((await server.visitor().post('/api/auth/sign-in/email', back)).status).toBe(200)
  })

  it('to change the e-mail stop working after a newer one, an hour, or a new password', async () => {
    const sam = await signUp(server)
    const ask = () => sam.post('/api/account/email', { newEmail: NEW_EMAIL, password: PASSWORD })
    await ask()
    const older = changeToken()
    await ask()
    expect((await confirm(older)).status).toBe(400)
    const late = changeToken()
    server.advance(LINK_MS)
    expect((await confirm(late)).status).toBe(400)
    await ask()
    const stolen = changeToken()
    expect(await reset(await resetToken())).toBe(200)
    expect((await confirm(stolen)).status).toBe(400)
  })

  it('to reset the password in the old mailbox stop working once the e-mail is changed', async () => {
    const sam = await signUp(server)
    const token = await resetToken()
    await sam.post('/api/account/email', { newEmail: NEW_EMAIL, password: PASSWORD })
    await confirm(changeToken())
    expect(await reset(token)).toBe(400)
  })

  it('are not sent to an address that has an account, without revealing it', async () => {
    const sam = await signUp(server)
    await signUp(server, NEW_EMAIL)
    const before = server.mails.length
    const answer = await sam.post('/api/account/email', { newEmail: NEW_EMAIL, password: PASSWORD })
    expect(answer.json).toEqual({ sent: true })
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([EMAIL])
  })

  it('never move an account to an address that was taken meanwhile', async () => {
    const sam = await signUp(server)
    await sam.post('/api/account/email', { newEmail: NEW_EMAIL, password: PASSWORD })
    const token = changeToken()
    await signUp(server, NEW_EMAIL)
    expect((await confirm(token)).status).toBe(400)
    expect((await sam.get('/api/me')).json.user.email).toBe(EMAIL)
  })
})

describe('a forged Host header', () => {
  const FORGED = { host: 'evil.example', origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it.each([
    ['request-password-reset', { email: EMAIL, redirectTo: 'http://evil.example/reset' }],
    ['send-verification-email', { email: EMAIL, callbackURL: 'http://evil.example/verified' }],
    [
      'sign-up/email',
      { name: 'Kim', email: 'kim@example.org', password: PASSWORD, callbackURL: 'http://evil.example/' },
    ],
  ])('does not get into a mail of %s', async (path, body) => {
    await signUp(server)
    const before = server.mails.length
    expect((await server.visitor().post(`/api/auth/${path}`, body, FORGED)).status).toBe(400)
    expect(server.mails).toHaveLength(before)
  })

  it('changes no link: each starts with BASE_URL and works', async () => {
    await signUp(server)
    await server
      .visitor()
      .post(
        '/api/auth/request-password-reset',
        { email: EMAIL, redirectTo: '/sign-in/reset-password' },
        FORGED,
      )
    const link = new URL(/http\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '')
    expect(link.origin).toBe('http://localhost:3000')
    const followed = await server.visitor().get(`${link.pathname}${link.search}`)
    expect(followed.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/sign-in\/reset-password\?token=/,
    )
  })

  it.each(['//evil.example', '/.//evil.example', '/\\evil.example', '/%5cevil.example', '/\t/evil.example'])(
    'cannot redirect to another site from a link: %j',
    async (callbackURL) => {
      const query = new URLSearchParams({ token: 'a.b.c', callbackURL })
      expect((await server.visitor().get(`/api/auth/verify-email?${query}`)).status).toBe(400)
      const reset = await server.visitor().get(`/api/auth/reset-password/abc?${query}`)
      expect(reset.status).toBe(400)
    },
  )
})
