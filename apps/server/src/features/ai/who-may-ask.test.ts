import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

describe('access to the AI routes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const PATHS = ['plan', 'replace', 'custom-meal', 'recipe', 'shopping-list', 'quick-meal', 'check']

  it.each(PATHS)('%s requires a session', async (path) => {
    const { status, json } = await server.visitor().post(`/api/ai/${path}`, {})
    expect([status, json.error]).toEqual([401, 'unauthorized'])
  })

  it.each(PATHS)('%s refuses a body that is too large', async (path) => {
    const person = await signUp(server, `large-${path}@example.org`)
    const { status, json } = await person.post(`/api/ai/${path}`, { padding: 'x'.repeat(600 * 1024) })
    expect([status, json.error]).toEqual([413, 'body_too_large'])
  })

  it('a plan requires a profile', async () => {
    const person = await signUp(server, 'new@example.org')
    const { status, json } = await person.post('/api/ai/plan', {})
    expect([status, json.error]).toEqual([409, 'profile_missing'])
  })

  it.each([
    ['replace', { day: 0, mealType: 'dinner' }],
    ['custom-meal', { name: '  ', mealType: 'dinner' }],
    ['recipe', { meal: {} }],
    ['shopping-list', { plan: { days: [] } }],
    ['plan', { seed: 'many' }],
  ])('%s says what is wrong with a request', async (path, body) => {
    const person = await signUp(server, `wrong-${path}@example.org`)
    const { status, json } = await person.post(`/api/ai/${path}`, body)
    expect([status, json.error]).toEqual([400, 'invalid_request'])
    expect(json.details.length).toBeGreaterThan(0)
  })
})
