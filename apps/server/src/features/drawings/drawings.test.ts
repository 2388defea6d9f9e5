import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (name: string, headers: Record<string, string> = {}) =>
  server.app.request(`http://localhost:3000/drawings/${name}`, { headers })

it('draws a dish with its sides for anybody, and says once that nothing changed', async () => {
  const answer = await get('beef-tacos~mexican-rice~black-beans.svg')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('max-age=86400')
  const svg = await answer.text()
  expect(svg).toMatch(/^<svg xmlns/)
  expect(svg).not.toBe(await (await get('beef-tacos.svg')).text())
  const etag = answer.headers.get('etag') ?? ''
  const again = await get('beef-tacos~mexican-rice~black-beans.svg', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const packed = await get('beef-tacos.svg', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toMatch(/^<svg xmlns/)
})

it('finds a dish by its name, draws a side alone, and covers what it does not know', async () => {
  const [byId, byName, side, unknown] = await Promise.all(
    ['refried-bean-breakfast-tostadas', 'bean-tostadas', 'green-beans', 'a-dish-of-my-own'].map(
      async (name) => (await get(`${name}.svg`)).text(),
    ),
  )
  expect(byName).toBe(byId)
  expect(side).toMatch(/^<svg/)
  expect(unknown).toMatch(/^<svg/)
  expect(side).not.toBe(unknown)
})

it('finds a dish whose name has an apostrophe, and draws leftovers in their box', async () => {
  const [byId, byName, box] = await Promise.all(
    ['shepherds-pie', 'shepherd-s-pie', 'leftover~shepherd-s-pie'].map(async (name) =>
      (await get(`${name}.svg`)).text(),
    ),
  )
  expect(byName).toBe(byId)
  expect(box).toMatch(/^<svg/)
  expect(box).not.toBe(byId)
})

it('draws one food by its id, and answers that a food without a picture has none', async () => {
  const banana = await get('food~banana.svg')
  expect(banana.status).toBe(200)
  expect(await banana.text()).toMatch(/^<svg/)
  expect((await get('food~crab-meat.svg')).status).toBe(404)
})

it.each(['..%2Fauth-secret.svg', 'Tacos.svg', 'tacos.png', `${'a'.repeat(500)}.svg`])(
  'refuses %s',
  async (name) => {
    expect((await get(name)).status).toBe(404)
  },
)
