import { connectionFacts } from '@pennyplate/contract/ai/connection'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { says, startChatStandIn, status } from '../../testing/chat-stand-in.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const KEY = 'sk-a-key-for-the-owner-alone'

describe.each(ENGINES)('the connection to the language model, on %s', (engine) => {
  let standIn: Awaited<ReturnType<typeof startChatStandIn>>
  let server: TestServer
  let owner: Awaited<ReturnType<typeof signUp>>
  let other: Awaited<ReturnType<typeof signUp>>
  beforeAll(async () => {
    standIn = await startChatStandIn()
    const env = {
      AI_BASE_URL: standIn.baseUrl,
      AI_API_KEY: KEY,
      AI_MODEL: 'small',
      AI_PRICE_IN: '1',
      AI_PRICE_OUT: '20',
    }
    server = await startTestServer({ engine, env })
    owner = await signUp(server, 'first@example.org')
    server.advance(1000)
    other = await signUp(server, 'second@example.org')
  })
  afterAll(async () => {
    await server.close()
    standIn.close()
  })

  it("is shown to the owner with today's use and a test, but never with the key", async () => {
    standIn.answer(says('OK'), status(401, `wrong key ${KEY}`))
    expect((await owner.post('/api/ai/connection-test', {})).json).toEqual({
      ok: true,
      ms: expect.any(Number),
    })
    const failed = await owner.post('/api/ai/connection-test', {})
    expect(failed.json).toEqual({
      ok: false,
      failure: { error: 'api_error', status: 401, detail: 'wrong key ***' },
    })
    const { json, text } = await owner.get('/api/ai/connection')
    expect(connectionFacts.parse(json)).toEqual({
      isOwner: true,
      host: new URL(standIn.baseUrl).host,
      model: 'small',
      visionModel: null,
      dailyLimit: 100,
      serverDailyLimit: 1000,
      today: { calls: 2, failed: 1, tokensIn: 1000, tokensOut: 500, costCents: 1 },
    })
    expect(text).not.toContain(KEY)
  })

  it('is hidden from everybody else', async () => {
    expect((await other.get('/api/ai/connection')).json).toEqual({ isOwner: false })
    expect((await other.post('/api/ai/connection-test', {})).status).toBe(403)
    expect((await server.visitor().get('/api/ai/connection')).status).toBe(401)
  })
})

it('OWNER_EMAIL replaces the first account as the owner', async () => {
  const server = await startTestServer({
    env: { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small', OWNER_EMAIL: 'Kim@example.org' },
  })
  const first = await signUp(server, 'sam@example.org')
  const kim = await signUp(server, 'kim@example.org')
  const link = new URL(/http\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '')
  await kim.get(`${link.pathname}${link.search}`)
  expect((await first.get('/api/ai/connection')).json.isOwner).toBe(false)
  expect((await kim.get('/api/ai/connection')).json.isOwner).toBe(true)
  expect((await kim.post('/api/ai/connection-test', {})).json).toEqual({
    ok: false,
    failure: { error: 'unreachable' },
  })
  await server.close()
})

it('a server without a model shows nothing, even to the owner', async () => {
  const server = await startTestServer()
  const owner = await signUp(server)
  expect((await owner.get('/api/ai/connection')).json).toEqual({ isOwner: false })
  expect((await owner.post('/api/ai/connection-test', {})).status).toBe(403)
  await server.close()
})
