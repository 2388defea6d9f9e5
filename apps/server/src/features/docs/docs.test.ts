import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it.each(['/api/openapi.json', '/api/docs'])(
  'answers %s whole, packed, or that nothing changed',
  async (path) => {
    const get = (headers: Record<string, string> = {}) =>
      server.app.request(`http://localhost:3000${path}`, { headers })
    const whole = await get()
    const packed = await get({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await whole.text())
    const again = await get({ 'if-none-match': whole.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  },
)
