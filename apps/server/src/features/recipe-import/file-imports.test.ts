import { PHOTO_IMPORTED } from '@pennyplate/domain/bounds/photo-limits'
import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const paprika = (name: string) => ({ name, ingredients: '1 egg\n2 cups milk', directions: 'Boil.' })

/** 34 recipes, one of them broken and one without a name. */
const FILE = zipSync(
  Object.fromEntries(
    Array.from({ length: 34 }, (_, at) => {
      const text = at === 3 ? '{"name": "Br' : JSON.stringify(paprika(at === 5 ? '' : `Recipe ${at}`))
      return [`${at}.json`, strToU8(text)]
    }),
  ),
)

function formOf(bytes: Uint8Array, name = 'my recipes.zip') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

describe.each(ENGINES)('importing a file of recipes with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  async function exported(cookies: Map<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: 'localhost:3000', cookie }
    const response = await server.app.request('http://localhost:3000/api/recipes/export', { headers })
    return { status: response.status, value: new Uint8Array(await response.arrayBuffer()) }
  }

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    const total = async () => (await sam.get('/api/own-recipes')).json.total
    const send = async (bytes = FILE) =>
      (await sam.post('/api/recipes/import-file', formOf(bytes))).json.importId
    const see = async (id: string) => (await sam.get(`/api/recipes/imports/${id}`)).json
    const settled = (id: string) =>
      vi.waitFor(
        async () => {
          const job = await see(id)
          if (job.state === 'running') throw new Error(`still ${job.done} of ${job.total}`)
          return job
        },
        { timeout: 30_000, interval: 20 },
      )
    return { ...sam, total, send, see, settled }
  }

  it('lists the imports, the newest first, each to be taken back by itself', async () => {
    const sam = await household()
    const first = await sam.send()
    await sam.settled(first)
    server.advance(60_000)
    const other = await sam.send(zipSync({ 'a.json': strToU8(JSON.stringify(paprika('Soup'))) }))
    await sam.settled(other)
    const listed = async () => (await sam.get('/api/recipes/imports')).json.imports
    expect(await listed()).toMatchObject([
      { importId: other, fileName: 'my recipes.zip', state: 'done', added: 1 },
      { importId: first, state: 'done', added: 32 },
    ])
    expect((await sam.delete(`/api/recipes/imports/${first}`)).json).toEqual({ removed: 32, kept: 0 })
    expect(await listed()).toMatchObject([{ state: 'done' }, { importId: first, state: 'undone' }])
    expect(await sam.total()).toBe(1)
    const kim = await household('kim@example.org')
    expect((await kim.get('/api/recipes/imports')).json).toEqual({ imports: [] })
  })

  it('stores every recipe that can be read, and says why others were not', async () => {
    const sam = await household()
    const id = await sam.send()
    expect(await sam.settled(id)).toEqual({
      importId: id,
      fileName: 'my recipes.zip',
      state: 'done',
      total: 34,
      done: 34,
      added: 32,
      skipped: [
        { name: '3.json', reason: 'broken', message: expect.any(String) },
        { name: '', reason: 'no-name', message: expect.any(String) },
      ],
      pictureless: [],
    })
    const { recipes, total } = (await sam.get('/api/own-recipes')).json
    expect(total).toBe(32)
    expect(recipes).toContainEqual(
      expect.objectContaining({ name: 'Recipe 33', plan: 'sometimes', familiarity: 4 }),
    )
  })

  it('stores the pictures of a file encoded anew, and recipes whose picture cannot be without it', async () => {
    const sam = await household()
    const plate = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#a05020' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const withPhoto = (name: string, bytes: Uint8Array) =>
      strToU8(JSON.stringify({ ...paprika(name), photo_data: Buffer.from(bytes).toString('base64') }))
    const id = await sam.send(
      zipSync({
        'a.json': withPhoto('Sound', plate),
        'b.json': withPhoto('Cut off', plate.subarray(0, 600)),
        'c.json': withPhoto('Page', Buffer.from(`<html>${'<p>hello</p>'.repeat(50)}</html>`)),
        'd.json': strToU8(JSON.stringify(paprika('Bare'))),
      }),
    )
    expect(await sam.settled(id)).toMatchObject({
      added: 4,
      skipped: [],
      pictureless: [
        { name: 'Cut off', reason: 'damaged' },
        { name: 'Page', reason: 'unknown' },
      ],
    })
    const { photos } = (await sam.get('/api/dish-photos')).json
    expect(photos).toEqual([{ recipeId: `own-import-${id}-0`, photoId: expect.any(String) }])
    const { bytes } = await sam.get(`/api/dish-photos/${photos[0].photoId}`)
    const { format, width, exif } = await sharp(bytes).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: PHOTO_IMPORTED.sidePx })
  })

  it('gives back the pictures of an export', async () => {
    const sam = await household()
    const plate = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a05020' } })
      .jpeg()
      .toBuffer()
    const photo_data = plate.toString('base64')
    const id = await sam.send(
      zipSync({ 'a.json': strToU8(JSON.stringify({ ...paprika('Soup'), photo_data })) }),
    )
    await sam.settled(id)
    const file = (await exported(sam.cookies)).value
    expect(Object.keys(unzipSync(file))).toEqual([
      'recipes/00001-soup/recipe.json',
      'recipes/00001-soup/full.webp',
    ])
    const kim = await household('kim@example.org')
    await kim.settled(await kim.send(file))
    const { photos } = (await kim.get('/api/dish-photos')).json
    expect(photos).toHaveLength(1)
    const { bytes } = await kim.get(`/api/dish-photos/${photos[0].photoId}`)
    const { width, height } = await sharp(bytes).metadata()
    const { dominant } = await sharp(bytes).stats()
    expect({ width, height }).toEqual({ width: 900, height: 600 })
    expect(
      Math.abs(dominant.r - 0xa0) + Math.abs(dominant.g - 0x50) + Math.abs(dominant.b - 0x20),
    ).toBeLessThan(40)
  })

  it('stores a file that is sent again only once', async () => {
    const sam = await household()
    const id = await sam.send()
    await sam.settled(id)
    expect(await sam.send()).toBe(id)
    expect(await sam.settled(id)).toMatchObject({ state: 'done', added: 32 })
    expect(await sam.total()).toBe(32)
  })

  it('is undone as one, except for what was changed since', async () => {
    const sam = await household()
    const id = await sam.send()
    await sam.settled(id)
    const [first] = (await sam.get('/api/own-recipes')).json.recipes
    const { id: recipeId, revision, updatedAt: _, ...value } = first
    const changed = { id: recipeId, baseRevision: revision, value: { ...value, servings: 9 } }
    await sam.post('/api/own-recipes', { changes: [changed] })
    expect((await sam.delete(`/api/recipes/imports/${id}`)).json).toEqual({ removed: 31, kept: 1 })
    expect(await sam.total()).toBe(1)
    expect(await sam.see(id)).toMatchObject({ state: 'undone' })
  })

  it('can be imported again after it was undone', async () => {
    const sam = await household()
    const id = await sam.send()
    await sam.settled(id)
    await sam.delete(`/api/recipes/imports/${id}`)
    expect(await sam.total()).toBe(0)
    await sam.send()
    expect(await sam.settled(id)).toMatchObject({ state: 'done', added: 32 })
    expect(await sam.total()).toBe(32)
  })

  it('goes on after a cancel where it was, when the file is sent again', async () => {
    const sam = await household()
    const id = await sam.send()
    await sam.post(`/api/recipes/imports/${id}/cancel`, {})
    expect((await sam.settled(id)).state).toMatch(/cancelled|done/)
    // The server that stores a batch just then ends it.
    await vi.waitFor(
      async () => {
        await sam.send()
        expect(await sam.see(id)).toMatchObject({ state: 'done' })
      },
      // Sending a file costs as much as reading one.
      { timeout: 30_000, interval: 1000 },
    )
    expect(await sam.see(id)).toMatchObject({ done: 34, added: 32 })
    expect((await sam.see(id)).skipped).toHaveLength(2)
    expect(await sam.total()).toBe(32)
  })

  it('gives up its turn at once when it is cancelled', async () => {
    const sam = await household()
    const many = Array.from({ length: 20_000 }, (_, at) => paprika(`Recipe ${at}`))
    const id = await sam.send(strToU8(JSON.stringify(many)))
    const other = () => sam.post('/api/recipes/import-file', formOf(FILE))
    expect((await other()).status).toBe(429)
    await sam.post(`/api/recipes/imports/${id}/cancel`, {})
    await vi.waitFor(async () => expect((await other()).status).toBe(202), { timeout: 3000, interval: 500 })
    expect(await sam.see(id)).toMatchObject({ state: 'cancelled' })
  })

  it('undone while it runs leaves nothing behind', async () => {
    const sam = await household()
    const id = await sam.send()
    await sam.delete(`/api/recipes/imports/${id}`)
    expect((await sam.settled(id)).state).toBe('undone')
    await vi.waitFor(async () => expect(await sam.total()).toBe(0), { timeout: 30_000, interval: 50 })
  })

  it('that broke off says so, and goes on when the file is sent again', async () => {
    const sam = await household()
    const id = await sam.send()
    await sam.settled(id)
    const half = { state: 'running' as const, done: 20, updated_at: '2020-01-01T00:00:00.000Z' }
    await server.deps.database.db.updateTable('recipe_imports').set(half).where('id', '=', id).execute()
    expect(await sam.see(id)).toMatchObject({ state: 'interrupted', done: 20 })
    await sam.send()
    expect(await sam.settled(id)).toMatchObject({ state: 'done', done: 34, added: 32 })
    expect(await sam.total()).toBe(32)
  })

  it('can be exported, and another household can import that', async () => {
    const [sam, kim] = [await household(), await household('kim@example.org')]
    await sam.settled(await sam.send())
    const { value } = await exported(sam.cookies)
    const id = await kim.send(value)
    expect(await kim.settled(id)).toMatchObject({ state: 'done', added: 32, skipped: [] })
    expect((await kim.get('/api/own-recipes')).json.recipes).toContainEqual(
      expect.objectContaining({ name: 'Recipe 7', lines: [{ text: '1 egg' }, { text: '2 cups milk' }] }),
    )
    expect((await exported(new Map())).status).toBe(401)
  })

  it('is nobody else’s to see, cancel or undo', async () => {
    const [sam, kim] = [await household(), await household('kim@example.org')]
    const id = await sam.send()
    await sam.settled(id)
    expect((await kim.get(`/api/recipes/imports/${id}`)).status).toBe(404)
    expect((await kim.post(`/api/recipes/imports/${id}/cancel`, {})).status).toBe(404)
    expect((await kim.delete(`/api/recipes/imports/${id}`)).status).toBe(404)
    expect(await sam.total()).toBe(32)
  })

  it('answers with the reason when a file is no file of recipes', async () => {
    const sam = await household()
    const id = await sam.send(strToU8('just some words'))
    expect(await sam.settled(id)).toMatchObject({
      state: 'done',
      added: 0,
      skipped: [{ reason: 'no-recipe' }],
    })
  })

  it('refuses a request without one file', async () => {
    const sam = await household()
    expect((await sam.post('/api/recipes/import-file', new FormData())).status).toBe(400)
    expect((await sam.post('/api/recipes/import-file', {})).status).toBe(415)
  })
})
