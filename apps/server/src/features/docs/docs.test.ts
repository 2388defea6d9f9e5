import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openApiDocument } from './openapi.ts'

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

it('describes each body that is JSON down to its fields, with references to documents that exist', () => {
  const { paths, components } = openApiDocument() as { paths: object; components: { schemas: object } }
  const written = JSON.stringify(paths)
  const bodies = [...written.matchAll(/"application\/json":\{"schema":\{(.*?)[:}]/g)].map(
    ([, first]) => first,
  )
  expect(new Set(bodies)).toEqual(new Set(['"type"', '"anyOf"', '"$ref"']))
  expect(written).toContain('"#/components/schemas/currentMealPlan"')
  for (const [, name = ''] of written.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(Object.keys(components.schemas)).toContain(name)
})
