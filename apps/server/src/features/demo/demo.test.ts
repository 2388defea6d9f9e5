import { afterEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(ENGINES)('a demo with %s', (engine) => {
  const openDemo = async () => {
    const visitor = server.visitor()
    expect((await visitor.post('/api/demo', {})).status).toBe(201)
    const { json } = await visitor.get('/api/me')
    return { visitor, me: json, all: `/api/kv/all?userId=${json.user.id}` }
  }

  it('gives every visitor their own household', async () => {
    server = await startTestServer({ engine, env: { DEMO_MODE: 'true' } })
    const [sam, kim] = [await openDemo(), await openDemo()]
    expect(sam.me.publicMetadata.tosAccepted).toBe(true)
    expect(sam.me.user.id).not.toBe(kim.me.user.id)
    const { entries } = (await sam.visitor.get(sam.all)).json
    expect(entries.profile.value).toMatchObject({ adults: 2, kids: 2, profileCompleted: true })
    expect(entries.pantry.value).toHaveLength(8)
    expect((await kim.visitor.get(sam.all)).status).toBe(403)
  })

  it('ends after a day: the session expires and the household is deleted', async () => {
    server = await startTestServer({ engine, env: { DEMO_MODE: 'true' } })
    const { visitor, all } = await openDemo()
    server.advance(24 * 3_600_000 + 1000)
    expect((await visitor.get(all)).status).toBe(401)
    const next = await openDemo()
    const people = await server.deps.database.db.selectFrom('user').select('id').execute()
    expect(people).toEqual([{ id: next.me.user.id }])
    const kept = await server.deps.database.db.selectFrom('documents').select('household_id').execute()
    expect(new Set(kept.map(({ household_id }) => household_id))).toEqual(new Set([next.me.householdId]))
  })
})

it('cannot be turned into an ordinary account, nor have mails sent', async () => {
  server = await startTestServer({ env: { DEMO_MODE: 'true' } })
  const visitor = server.visitor()
  await visitor.post('/api/demo', {})
  const answer = await visitor.post('/api/account/email', { newEmail: 'kim@example.org' })
  expect([answer.status, answer.json.error]).toEqual([403, 'forbidden'])
  expect(await server.deps.database.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
})

it('can plan at once', async () => {
  server = await startTestServer({ env: { DEMO_MODE: 'true' } })
  const visitor = server.visitor()
  await visitor.post('/api/demo', {})
  expect((await visitor.post('/api/ai/plan', {})).text).toContain('event: done')
})

it('accepts no sign-ups and identifies itself as a demo', async () => {
  server = await startTestServer({ env: { DEMO_MODE: 'true' } })
  const visitor = server.visitor()
  expect((await visitor.get('/api/config')).json).toMatchObject({ isDemo: true, allowSignup: false })
  const signUp = { name: 'Sam', email: 'sam@example.org', password: 'a frying pan of cast iron' }
  expect((await visitor.post('/api/auth/sign-up/email', signUp)).status).toBe(400)
})

it('is not available on other servers', async () => {
  server = await startTestServer()
  expect((await server.visitor().post('/api/demo', {})).status).toBe(404)
})
