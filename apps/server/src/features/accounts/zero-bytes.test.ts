import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { cardToken } from '../../testing/subscribers.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const BAD = 'a\0b'

describe.each(ENGINES)('a zero byte with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  it.each([
    ['/api/ai/plan', { idempotencyKey: BAD }],
    ['/api/auth/sign-up/email', { name: BAD, email: 'kim@example.org', password: PASSWORD }],
    ['/api/auth/sign-up/email', { name: 'Kim', email: 'kim\0@example.org', password: PASSWORD }],
    ['/api/auth/sign-in/email', { email: 'sam@example.org', password: BAD }],
    ['/api/account/email', { newEmail: 'kim\0@example.org', password: PASSWORD }],
    ['/api/auth/reset-password', { token: BAD, newPassword: 'another pan of copper' }],
    ['/api/auth/reset-password?token=a%00b', { newPassword: 'another pan of copper' }],
    ['/api/auth/revoke-session', { token: BAD }],
    ['/api/auth/request-password-reset', { email: 'sam@example.org', redirectTo: `/sign-in/${BAD}` }],
  ])('in a body for %s is a bad request', async (path, body) => {
    const sam = await signUp(server)
    await sam.post(sam.kv('profile'), { value: { zipCode: '72762' } })
    const { status, json } = await sam.post(path, body)
    expect([status, typeof json.error]).toEqual([400, 'string'])
  })

  it.each([
    '/api/auth/verify-email?token=%00',
    '/api/auth/reset-password/a%00b',
    '/api/kv?key=%00',
    '/api/zip/%00',
  ])('in the URL %s is not a server error', async (path) => {
    const sam = await signUp(server)
    const { status } = await sam.get(path)
    expect(status).toBeLessThan(500)
  })

  it('in the name of a card, product or receipt line is not a server error', async () => {
    const sam = await signUp(server)
    const answers = [
      await sam.post('/api/payments/create-subscription', {
        sourceId: cardToken() + BAD,
        userId: sam.userId,
        email: BAD,
        planId: 'PENNYPLATE_MONTHLY',
      }),
      await sam.post('/api/payments/verify-session', { sessionId: BAD, userId: sam.userId }),
      await sam.post('/api/ai/photo/lines', { lines: [{ line: BAD, name: BAD, category: 'Grains' }] }),
      await sam.post('/api/barcode/4006381333931', { name: BAD, category: 'Other' }),
      await sam.get('/api/barcode/4006381%00333931'),
    ]
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })

  it('inside a document is stored unchanged', async () => {
    const sam = await signUp(server)
    expect((await sam.post(sam.kv('recipeFavorites'), { value: [BAD] })).status).toBe(200)
    expect((await sam.get(sam.kv('recipeFavorites'))).json.value).toEqual([BAD])
  })
})
