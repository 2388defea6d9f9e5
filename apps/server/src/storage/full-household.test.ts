import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportHousehold, importHousehold } from '../backup/household-file.ts'
import { ENGINES } from '../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'
import { storedBytes } from './stored-bytes.ts'

const TODAY = '2026-11-24'
const MIB = 1024 * 1024
const MONDAY_DINNER = { day: 1, mealType: 'dinner' }
const WEEK = {
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: 'Chili' } } })),
  report: { totalCents: 1 },
}
const SOUP = ownRecipeFrom({
  name: 'Soup',
  meals: ['dinner'],
  servings: 4,
  lines: [{ text: '1 lb carrots' }],
  steps: [{ text: 'Cook.' }],
  notes: [],
  tags: [],
})
const REFUSED = { status: 413, json: { error: 'household_full', message: expect.stringContaining('16 MB') } }

const FILE = zipSync({
  '0.json': strToU8(JSON.stringify({ name: 'Imported soup', ingredients: '1 egg', directions: 'Boil.' })),
})
const recipesFile = () => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(FILE)]), 'recipes.zip')
  return form
}

describe.each(ENGINES)('a household that stores all it may, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({
      engine,
      startsAt: `${TODAY}T12:00:00Z`,
      env: { HOUSEHOLD_STORAGE_MB: '16' },
    })
  })
  afterEach(() => server.close())

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    const { db } = server.deps.database
    let sent = 0
    const week = (command: object) =>
      sam.post('/api/week/commands', { idempotencyKey: `${email} ${++sent}`, today: TODAY, command })
    const recipe = async (id: string, baseRevision: number, value: unknown = SOUP) =>
      (await sam.post('/api/own-recipes', { changes: [{ id, baseRevision, value }] })).json.results[0]
    /** A photo as large as all that is left, of which only the size is there. */
    const fill = async (bytes = 12 * MIB) => {
      const photo = { household_id: sam.householdId, id: `photo-${'0'.repeat(32)}` }
      const row = {
        ...photo,
        webp_base64: '',
        small_base64: '',
        unused_since: null,
        added_at: `${TODAY}T12:00:00Z`,
      }
      await db
        .insertInto('recipe_photos')
        .values({ ...row, size_bytes: (bytes / 4) * 3 })
        .execute()
    }
    const stored = () => storedBytes(db, sam.householdId)
    return { ...sam, week, recipe, fill, stored }
  }

  it('is told so by every write, and nothing is written', async () => {
    const sam = await household()
    await sam.post(sam.kv('recipeFavorites'), { value: ['Soup'] })
    await sam.week({ type: 'take', plan: WEEK })
    await sam.recipe('own-soup-00001', 0)
    await sam.fill()
    const before = await sam.stored()
    expect((await sam.get('/api/household/storage')).json).toEqual({
      usedBytes: before,
      allowedBytes: 16 * MIB,
      isFull: true,
    })

    const image = new FormData()
    const red = { create: { width: 300, height: 300, channels: 3, background: '#d02010' } } as const
    image.append('image', new File([new Uint8Array(await sharp(red).png().toBuffer())], 'red.png'))
    expect(await sam.post('/api/dish-photos', image)).toMatchObject({
      status: 413,
      json: { error: 'storage_full' },
    })
    expect(await sam.recipe('own-soup-00002', 0)).toMatchObject({ error: 'storage_full' })
    expect(await sam.recipe('own-soup-00001', 1, { ...SOUP, name: 'A longer name' })).toMatchObject({
      error: 'storage_full',
    })
    const answers = [
      await sam.post(sam.kv('recipeFavorites'), { value: ['Soup', 'Stew'] }),
      await sam.week({ type: 'skip', at: MONDAY_DINNER }),
      await sam.post('/api/shares', { plan: WEEK }),
      await sam.post('/api/barcode/4001724039150', { name: 'Plums', category: 'Canned' }),
      await sam.post('/api/ai/photo/lines', {
        lines: [{ line: 'GV BRST', name: 'chicken breast', category: 'Meat' }],
      }),
      await sam.post('/api/recipes/import-file', recipesFile()),
    ]
    for (const answer of answers) expect(answer).toMatchObject(REFUSED)
    expect(await sam.stored()).toBe(before)
    expect((await sam.get(sam.kv('recipeFavorites'))).json.value).toEqual(['Soup'])
  })

  it('can delete everything, and write again once there is room', async () => {
    const sam = await household()
    await sam.post(sam.kv('recipeFavorites'), { value: ['Soup', 'Stew'] })
    const taken = await sam.week({ type: 'take', plan: WEEK })
    await sam.recipe('own-soup-00001', 0)
    const share = (await sam.post('/api/shares', { plan: WEEK })).json
    // As if the figure had been lowered.
    await sam.fill(20 * MIB)

    expect((await sam.post(sam.kv('recipeFavorites'), { value: ['Stew'] })).status).toBe(200)
    expect((await sam.delete(sam.kv('recipeFavorites'))).status).toBe(200)
    const deleted = await sam.week({ type: 'delete' })
    expect([deleted.status, deleted.json.plan]).toEqual([200, undefined])
    const undone = await sam.week({ type: 'undo', of: 'sam@example.org 2' })
    expect([undone.status, undone.json.plan]).toEqual([200, taken.json.plan])
    expect((await sam.delete(`/api/shares/${share.id}`)).status).toBe(200)
    expect(await sam.recipe('own-soup-00001', 1, null)).toMatchObject({ revision: 2 })
    expect(await sam.recipe('own-soup-00002', 0)).toMatchObject({ error: 'storage_full' })

    await server.deps.database.db.deleteFrom('recipe_photos').execute()
    expect(await sam.recipe('own-soup-00002', 0)).toMatchObject({ revision: 3 })
    expect((await sam.post('/api/shares', { plan: WEEK })).status).toBe(201)
  })

  it('keeps only the last finished plan, and can still plan', async () => {
    const sam = await household()
    await sam.post(sam.kv('profile'), { value: { zipCode: '72762', mealTypes: ['Breakfast'] } })
    await sam.fill()
    for (const idempotencyKey of ['one', 'two', 'three'])
      expect(await sam.post('/api/ai/plan', { seed: 1, today: TODAY, idempotencyKey })).toMatchObject({
        status: 200,
        text: expect.stringContaining('event: done'),
      })
    const kept = await server.deps.database.db.selectFrom('ai_runs').select('key').execute()
    expect(kept.map(({ key }) => key)).not.toContain('one')
    expect(await sam.stored()).toBeLessThan(16 * MIB)
  })

  it('gets a file of recipes that did not fit when it is sent again', async () => {
    const sam = await household()
    const { importId } = (await sam.post('/api/recipes/import-file', recipesFile())).json
    const done = () =>
      vi.waitFor(
        async () => {
          const job = (await sam.get(`/api/recipes/imports/${importId}`)).json
          if (job.state !== 'done') throw new Error(job.state)
          return job
        },
        { timeout: 30_000, interval: 20 },
      )
    expect(await done()).toMatchObject({ added: 1 })
    const skipped = JSON.stringify([{ name: 'Imported soup', reason: 'storage-full' }])
    await server.deps.database.db.updateTable('recipe_imports').set({ added: '{}', skipped }).execute()
    await sam.post('/api/recipes/import-file', recipesFile())
    expect(await done()).toMatchObject({ added: 1, skipped: [] })
  })

  it('is not replaced by a file that does not fit', async () => {
    const sam = await household()
    await sam.post(sam.kv('recipeFavorites'), { value: ['Soup'] })
    const { config, database, now } = server.deps
    const file = await exportHousehold(database, 'sam@example.org', now())
    await sam.post(sam.kv('recipeFavorites'), { value: ['Stew'] })
    const bringIn = (householdStorageBytes: number) =>
      importHousehold(database, 'sam@example.org', file, { now: now(), householdStorageBytes })
    await expect(bringIn(3)).rejects.toThrow('HOUSEHOLD_STORAGE_MB')
    expect((await sam.get(sam.kv('recipeFavorites'))).json.value).toEqual(['Stew'])
    await bringIn(config.householdStorageBytes)
    expect((await sam.get(sam.kv('recipeFavorites'))).json.value).toEqual(['Soup'])
  })
})
