import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a ZIP code names its city, state and price region, without signing in', async () => {
  const { status, json } = await server.visitor().get('/api/zip/72762')
  expect(status).toBe(200)
  expect(json).toEqual({ zip: '72762', city: 'Springdale', state: 'AR', region: 'West South Central' })
})

test.each(['00000', '7276', '727625', 'abcde', '%2e%2e', '72762%00'])('%s is not a ZIP code', async (zip) => {
  const { status, json } = await server.visitor().get(`/api/zip/${zip}`)
  expect(status).toBe(404)
  expect(json).toEqual({ error: 'not_found' })
})

test('a client may ask for unknown codes as 200', async () => {
  const { status, json } = await server.visitor().get('/api/zip/00000?absent=null')
  expect(status).toBe(200)
  expect(json).toBeNull()
})
