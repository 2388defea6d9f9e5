import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import {
  PASSWORD,
  signUp,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../testing/test-server.ts'
import { operations } from '../docs/operations.ts'
import { createIdentity } from './identity.ts'
import { IDENTITY_CALLS } from './identity-calls.ts'

const EMAIL = 'sam@example.org'
const WINDOW_MS = 300_000
const PROXIED = { TRUST_PROXY: '1' }

const signIn = (visitor: Visitor, password: string, from?: string) =>
  visitor.post(
    '/api/auth/sign-in/email',
    { email: EMAIL, password },
    from === undefined ? {} : { 'x-forwarded-for': from },
  )

async function guess(server: TestServer, times: number): Promise<number[]> {
  const statuses = []
  for (let n = 0; n < times; n++)
    statuses.push((await signIn(server.visitor(), 'wrong', `203.0.113.${n}`)).status)
  return statuses
}

describe.each(ENGINES)('guessing a password, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, env: PROXIED })
  })
  afterEach(() => server.close())

  it('is limited over all addresses together', async () => {
    await signUp(server)
    const statuses = await guess(server, 15)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual(Array(5).fill(429))
  })

  it('strangers guessing passwords do not lock the owner out of a known device', async () => {
    const sam = await signUp(server)
    await sam.post('/api/auth/sign-out', {})
    await guess(server, 12)
    expect((await signIn(server.visitor(), PASSWORD, '203.0.113.99')).status).toBe(429)
    expect((await signIn(sam, PASSWORD, '203.0.113.99')).status).toBe(200)
    // The owner's sign-in does not reset the count for strangers.
    expect(await guess(server, 1)).toEqual([429])
  })

  it("guesses from the owner's own address do not lock out a known device either", async () => {
    const sam = await signUp(server)
    await sam.post('/api/auth/sign-out', {})
    const statuses = []
    for (let n = 0; n < 101; n++) {
      const body = { email: `n${n}@example.org`, password: 'wrong' }
      statuses.push((await server.visitor().post('/api/auth/sign-in/email', body)).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn(server.visitor(), PASSWORD)).status).toBe(429)
    expect((await signIn(sam, PASSWORD)).status).toBe(200)
  })

  it('on a known device is limited separately', async () => {
    const sam = await signUp(server)
    await sam.post('/api/auth/sign-out', {})
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await signIn(sam, 'wrong')).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await signIn(sam, PASSWORD)).status).toBe(429)
    expect((await signIn(server.visitor(), PASSWORD)).status).toBe(200)
    server.advance(WINDOW_MS)
    expect((await signIn(sam, PASSWORD)).status).toBe(200)
  })

  it('from known devices is limited by address, with room for a family', async () => {
    const family = await Promise.all(
      [0, 1, 2, 3].map(async (n) => ({
        email: `p${n}@example.org`,
        of: await signUp(server, `p${n}@example.org`),
      })),
    )
    const signInEach = (from: string) =>
      Promise.all(
        family.map(async ({ email, of }) => {
          const body = { email, password: PASSWORD }
          return (await of.post('/api/auth/sign-in/email', body, { 'x-forwarded-for': from })).status
        }),
      )
    for (let n = 0; n < 25; n++) expect(await signInEach('203.0.113.7')).toEqual([200, 200, 200, 200])
    expect(await signInEach('203.0.113.7')).toEqual([429, 429, 429, 429])
    expect(await signInEach('203.0.113.8')).toEqual([200, 200, 200, 200])
  })

  it('a known device that is refused leaves its address to others', async () => {
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    for (let n = 0; n < 110; n++) await signIn(sam, 'wrong', '203.0.113.7')
    const body = { email: 'kim@example.org', password: PASSWORD }
    const answer = await kim.post('/api/auth/sign-in/email', body, { 'x-forwarded-for': '203.0.113.7' })
    expect(answer.status).toBe(200)
  })

  it("gains nothing from another account's device, or from a forged one", async () => {
    await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    await guess(server, 10)
    expect((await signIn(kim, 'wrong')).status).toBe(429)
    const [name = '', value = ''] =
      [...kim.cookies].find(([cookie]) => cookie.includes('pennyplate.devices')) ?? []
    const forger = server.visitor()
    forger.cookies.set(name, `${value.split('.')[0]}x.${value.split('.')[1]}`)
    expect((await signIn(forger, 'wrong')).status).toBe(429)
  })

  it('does not stop the owner from signing in after a reset', async () => {
    await signUp(server)
    const phone = server.visitor()
    await phone.post('/api/auth/request-password-reset', { email: EMAIL })
    const [, token] = /reset-password\/(\w+)/.exec(server.mails.at(-1)?.text ?? '') ?? []
    await guess(server, 12)
    const newPassword = 'a pot with a tight lid'
    expect((await phone.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
    await guess(server, 12)
    expect((await signIn(phone, newPassword)).status).toBe(200)
  })
})

describe('the routes that read a password', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  /** Every documented call that takes an existing password. Another test compares the documentation with the routes. */
  const WRONG: Readonly<Record<string, object>> = {
    'post /api/auth/sign-in/email': { email: EMAIL, password: 'wrong' },
    'post /api/auth/change-password': { currentPassword: 'wrong', newPassword: 'a pot with a tight lid' },
    'post /api/account/email': { newEmail: 'new@example.org', password: 'wrong' },
    'delete /api/account': { confirmation: 'DELETE', password: 'wrong' },
  }
  const RIGHT: Readonly<Record<string, object>> = {
    'post /api/auth/sign-in/email': { email: EMAIL, password: PASSWORD },
    'post /api/auth/change-password': { currentPassword: PASSWORD, newPassword: 'a pot with a tight lid' },
    'post /api/account/email': { newEmail: 'new@example.org', password: PASSWORD },
    'delete /api/account': { confirmation: 'DELETE', password: PASSWORD },
  }
  const CHOOSING = ['post /api/auth/sign-up/email', 'post /api/auth/reset-password']

  it('are all covered by these tests', () => {
    const reading = operations
      .filter(({ body }) => /"\w*password"/i.test(JSON.stringify(body ?? {})))
      .map(({ method, path }) => `${method} ${path}`)
    expect(new Set(reading)).toEqual(new Set([...Object.keys(WRONG), ...CHOOSING]))
  })

  it.each(Object.keys(WRONG))('refuse the eleventh wrong password: %s', async (name) => {
    const sam = await signUp(server)
    const [method, path = ''] = name.split(' ')
    const statuses = []
    for (let n = 0; n < 11; n++) {
      const ask = method === 'post' ? sam.post : sam.delete
      statuses.push((await ask(path, WRONG[name])).status)
    }
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses[10]).toBe(429)
  })

  const ask = async (visitor: Visitor, name: string, bodies: typeof RIGHT) => {
    const [method, path = ''] = name.split(' ')
    return (await (method === 'post' ? visitor.post : visitor.delete)(path, bodies[name])).status
  }

  it.each(Object.keys(RIGHT))('refuse an account the right password after thirty: %s', async (name) => {
    const sam = await signUp(server)
    for (let n = 0; n < 30; n++) expect(await ask(sam, 'post /api/auth/sign-in/email', RIGHT)).toBe(200)
    expect(await ask(sam, name, RIGHT)).toBe(429)
    expect((await sam.get('/api/me')).json.user.id).toBe(sam.userId)
    server.advance(WINDOW_MS)
    expect(await ask(sam, name, RIGHT)).toBe(200)
  })

  it('do not count a wrong password as one of the thirty', async () => {
    const sam = await signUp(server)
    for (let round = 0; round < 5; round++) {
      for (const name of ['post /api/auth/sign-in/email', 'delete /api/account'])
        for (let n = 0; n < 9; n++) expect(await ask(sam, name, WRONG)).not.toBe(429)
      for (const name of ['post /api/auth/sign-in/email', 'post /api/account/email'])
        expect(await ask(sam, name, RIGHT)).toBe(200)
    }
  })

  it('of Better Auth are guarded or not offered', async () => {
    const { api } = createIdentity(server.deps)
    const endpoints = Object.values(api).flatMap((endpoint) => {
      const { path, options } = endpoint as unknown as { path?: string; options: EndpointOptions }
      return path === undefined ? [] : [{ path, options }]
    })
    expect(endpoints.length).toBeGreaterThan(20)
    const sam = await signUp(server)
    for (const { path, options } of endpoints) {
      const call = IDENTITY_CALLS.find((known) => known.path.replace('/oidc', '/:id') === path)
      const asksForPassword = ['password', 'currentPassword'].some(
        (field) => field in (options.body?.shape ?? {}) || field in (call?.fields.shape ?? {}),
      )
      if (call && asksForPassword) expect(call.about, path).toBeDefined()
      for (const method of ['GET', 'POST'].filter((other) => other !== call?.method)) {
        const at = `/api/auth${path.replace(/:\w+/, 'oidc')}`
        const sharesPath = IDENTITY_CALLS.some((known) => known.path === path && known.method === method)
        if (sharesPath || at === '/api/auth/reset-password/oidc') continue
        const answer = method === 'GET' ? await sam.get(at) : await sam.post(at, { password: PASSWORD })
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    }
  })

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'application/json, text/plain',
    '',
  ])('accept only JSON, not "%s"', async (type) => {
    await signUp(server)
    const body = JSON.stringify({ email: EMAIL, password: 'wrong' })
    for (const { path } of IDENTITY_CALLS.filter(({ method }) => method === 'POST')) {
      const answer = await server.visitor().post(`/api/auth${path}`, body, { 'content-type': type })
      expect(answer.status, path).toBe(415)
    }
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset="utf-8"'])(
    'accept JSON sent as %s',
    async (type) => {
      await signUp(server)
      const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
      const answer = await server.visitor().post('/api/auth/sign-in/email', body, { 'content-type': type })
      expect(answer.status).toBe(200)
    },
  )
})

type EndpointOptions = { body?: { shape?: Record<string, unknown> } }
