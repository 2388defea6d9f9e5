import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, freshDatabase } from '../../testing/fresh-database.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readOwnerCode } from './owner-code.ts'

const OWNER = 'kim@example.org'
const env = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small', OWNER_EMAIL: 'Kim@example.org' }

type Account = Awaited<ReturnType<typeof signUp>>
const ownership = async (account: Account) => (await account.get('/api/owner')).json.ownership
const claim = (account: Account, code: string | null) => account.post('/api/owner/claim', { code })

describe.each(ENGINES)('OWNER_EMAIL, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, env })
  })
  afterEach(() => server.close())

  it('does not make an account the owner just for signing up with it', async () => {
    const first = await signUp(server)
    const kim = await signUp(server, OWNER)
    expect([await ownership(first), await ownership(kim)]).toEqual(['none', 'unproven'])
    expect((await kim.get('/api/ai/connection')).json).toEqual({ isOwner: false })
    expect((await kim.post('/api/ai/connection-test', {})).status).toBe(403)
  })

  it('makes the account the owner once its address is verified', async () => {
    const kim = await signUp(server, OWNER)
    const link = new URL(/http\S+/.exec(server.mails[0]?.text ?? '')?.[0] ?? '')
    await kim.get(`${link.pathname}${link.search}`)
    expect(await ownership(kim)).toBe('owner')
    expect((await kim.get('/api/ai/connection')).json.isOwner).toBe(true)
    expect(await readOwnerCode(server.deps)).toBeNull()
  })

  it('makes the account that enters the code the owner, in any spelling', async () => {
    const kim = await signUp(server, OWNER)
    const code = await readOwnerCode(server.deps)
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    const wrong = await claim(kim, '0000-0000-0000-0000')
    expect([wrong.status, wrong.json.error]).toEqual([403, 'wrong_code'])
    expect(await ownership(kim)).toBe('unproven')
    const typed = code?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o') ?? ''
    expect((await claim(kim, ` ${typed} `)).json).toEqual({ ownership: 'owner' })
    expect(await ownership(kim)).toBe('owner')
    expect(await readOwnerCode(server.deps)).toBeNull()
  })

  it('does not accept the code from another account', async () => {
    const sam = await signUp(server)
    expect((await claim(sam, await readOwnerCode(server.deps))).status).toBe(403)
    expect(await ownership(sam)).toBe('none')
  })

  it('accepts a code once: the next account with the address needs a new one', async () => {
    const kim = await signUp(server, OWNER)
    const code = await readOwnerCode(server.deps)
    await claim(kim, code)
    await kim.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    const next = await signUp(server, OWNER)
    expect(await ownership(next)).toBe('unproven')
    expect((await claim(next, code)).status).toBe(403)
    expect((await claim(next, await readOwnerCode(server.deps))).status).toBe(200)
  })

  it('limits attempts to enter the code', async () => {
    const kim = await signUp(server, OWNER)
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await claim(kim, 'AAAA')).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
  })
})

it('without OWNER_EMAIL the first account owns the server, and there is no code', async () => {
  const server = await startTestServer()
  const first = await signUp(server)
  server.advance(1000)
  const second = await signUp(server, OWNER)
  expect([await ownership(first), await ownership(second)]).toEqual(['owner', 'none'])
  expect(await readOwnerCode(server.deps)).toBeNull()
  await server.close()
})

it('the log shows the same code at each start until the server is claimed', async () => {
  const where = await freshDatabase('sqlite')
  const start = () => startServerProcess(where, { OWNER_EMAIL: OWNER, LOG_LEVEL: 'silent' })
  const codeIn = (said: string) => /Owner code: (\S+)/.exec(said)?.[1]
  const first = await start()
  await first.kill('SIGTERM')
  const second = await start()
  expect(codeIn(first.said())).toMatch(/^[\dA-Z-]{19}$/)
  expect(codeIn(second.said())).toBe(codeIn(first.said()))
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${second.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedUp = await post('/api/auth/sign-up/email', { name: 'Kim', email: OWNER, password: PASSWORD })
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const claimed = await post('/api/owner/claim', { code: codeIn(first.said()) }, cookie.join('; '))
  expect(await claimed.json()).toEqual({ ownership: 'owner' })
  await second.kill('SIGTERM')
  const third = await start()
  expect(codeIn(third.said())).toBeUndefined()
  await third.kill('SIGTERM')
  await where.remove()
})
