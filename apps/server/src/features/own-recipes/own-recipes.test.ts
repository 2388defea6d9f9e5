import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { OWN_RECIPES_BYTES_MAX, OWN_RECIPES_MAX } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportHousehold, importHousehold } from '../../backup/household-file.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const CHILI = ownRecipeFrom({
  name: 'Chili',
  meals: ['dinner'],
  servings: 4,
  lines: [{ text: '1 lb ground beef' }, { text: '1 jar zorblax sauce' }],
  steps: [{ text: 'Cook.' }],
  notes: [],
  tags: ['Mexican'],
})
const ID = 'own-chili-0001'

describe.each(ENGINES)('own recipes with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    const change = async (...changes: object[]) => (await sam.post('/api/own-recipes', { changes })).json
    const list = async (since = 0) => (await sam.get(`/api/own-recipes?since=${since}`)).json
    return { ...sam, change, list }
  }

  it('are saved, read and listed by what changed', async () => {
    const sam = await household()
    const { results } = await sam.change(
      { id: ID, baseRevision: 0, value: CHILI },
      { id: 'own-soup-00001', baseRevision: 0, value: { ...CHILI, name: 'Soup' } },
    )
    expect(results).toMatchObject([{ id: ID, revision: 1 }, { revision: 2 }])
    expect(await sam.list()).toMatchObject({ revision: 2, hasMore: false, total: 2, deleted: [] })
    expect((await sam.list(1)).recipes).toMatchObject([{ name: 'Soup', revision: 2 }])
    const one = await sam.get(`/api/own-recipes/${ID}`)
    expect(one.json.recipe).toEqual({ ...CHILI, id: ID, revision: 1, updatedAt: expect.any(String) })
  })

  it('are not overwritten: a change made on an old version is answered with the new one', async () => {
    const sam = await household()
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    await sam.change({ id: ID, baseRevision: 1, value: { ...CHILI, servings: 8 } })
    const { results } = await sam.change({ id: ID, baseRevision: 1, value: { ...CHILI, name: 'Late' } })
    expect(results).toMatchObject([
      { error: 'conflict', revision: 2, recipe: { name: 'Chili', servings: 8 } },
    ])
    expect((await sam.list()).recipes).toMatchObject([{ servings: 8 }])
  })

  it('know a change that comes again because its answer was lost', async () => {
    const sam = await household()
    const change = { id: ID, baseRevision: 0, value: CHILI }
    await sam.change(change)
    expect((await sam.change(change)).results).toMatchObject([{ id: ID, revision: 1 }])
    expect((await sam.list()).revision).toBe(1)
  })

  it('make a named change once, also after others changed or deleted the recipe', async () => {
    const [sam, other] = [await household(), await household('kim@example.org')]
    const write = { id: ID, baseRevision: 0, value: CHILI, write: 'one' }
    const done = { id: ID, updatedAt: expect.any(String) }
    await sam.change(write)
    expect((await sam.change(write)).results).toEqual([{ ...done, revision: 1 }])
    await sam.change({ id: ID, baseRevision: 1, value: { ...CHILI, servings: 8 } })
    const recipe = expect.objectContaining({ servings: 8 })
    expect((await sam.change(write)).results).toEqual([{ ...done, revision: 2, recipe }])
    await sam.change({ id: ID, baseRevision: 2, value: null })
    expect((await sam.change(write)).results).toEqual([{ ...done, revision: 3, recipe: null }])
    expect(await sam.list()).toMatchObject({ revision: 3, total: 0 })
    expect((await other.change(write)).results).toMatchObject([{ id: ID, revision: 1 }])
  })

  it('take no change that was kept for somebody else', async () => {
    const [sam, kim] = [await household(), await household('kim@example.org')]
    const changes = [{ id: ID, baseRevision: 0, value: CHILI, write: 'one' }]
    const answer = await kim.post(`/api/own-recipes?userId=${sam.userId}`, { changes })
    expect(answer.status).toBe(403)
    expect((await kim.list()).total).toBe(0)
  })

  it('can be deleted, which other browsers learn, and put back', async () => {
    const sam = await household()
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    await sam.change({ id: ID, baseRevision: 1, value: null })
    expect(await sam.list(1)).toMatchObject({ recipes: [], deleted: [{ id: ID, revision: 2 }], total: 0 })
    expect((await sam.get(`/api/own-recipes/${ID}`)).status).toBe(404)
    await sam.change({ id: ID, baseRevision: 2, value: CHILI })
    expect((await sam.list(2)).recipes).toMatchObject([{ name: 'Chili', revision: 3 }])
  })

  it('are announced to the other browsers of the household', async () => {
    const sam = await household()
    const kim = await household('kim@example.org')
    const heard: object[] = []
    const listener = { onChange: (change: object) => heard.push(change), onResync: () => {} }
    server.deps.changes.subscribe(sam.householdId, listener)
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    await kim.change({ id: ID, baseRevision: 0, value: CHILI })
    await expect.poll(() => heard).toEqual([{ key: 'ownRecipes', revision: 1 }])
  })

  it('are the household’s own', async () => {
    const [sam, kim] = [await household(), await household('kim@example.org')]
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    expect((await kim.get(`/api/own-recipes/${ID}`)).status).toBe(404)
    expect((await kim.list()).total).toBe(0)
    expect((await kim.change({ id: ID, baseRevision: 0, value: CHILI })).results).toMatchObject([
      { revision: 1 },
    ])
    expect((await server.visitor().get('/api/own-recipes')).status).toBe(401)
  })

  it('count with what their lines mean, until they are deleted', async () => {
    const sam = await household()
    const stored = () =>
      server.deps.database.db
        .selectFrom('own_recipes')
        .select(['value', 'reading', 'size_bytes as sizeBytes'])
        .executeTakeFirstOrThrow()
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    const { value, reading, sizeBytes } = await stored()
    expect(reading).toContain('ground-beef')
    expect(sizeBytes).toBe(Buffer.byteLength(`${value}${reading}`))
    await sam.change({ id: ID, baseRevision: 1, value: null })
    expect(await stored()).toEqual({ value: null, reading: null, sizeBytes: 0 })
  })

  it('are refused when all of them are too large', async () => {
    const sam = await household()
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    const { db } = server.deps.database
    await db.updateTable('own_recipes').set({ size_bytes: OWN_RECIPES_BYTES_MAX }).execute()
    const soup = { id: 'own-soup-00001', baseRevision: 0, value: CHILI }
    expect((await sam.change(soup)).results).toEqual([{ id: soup.id, error: 'storage_full' }])
    expect((await sam.change({ id: ID, baseRevision: 1, value: null })).results).toMatchObject([
      { revision: 2 },
    ])
    expect((await sam.change(soup)).results).toMatchObject([{ revision: 3 }])
  })

  it('are listed a megabyte at a time', async () => {
    const sam = await household()
    const changes = Array.from({ length: 21 }, (_, at) => ({
      id: `own-long-${100 + at}`,
      baseRevision: 0,
      value: CHILI,
    }))
    await sam.change(...changes)
    const { db } = server.deps.database
    await db.updateTable('own_recipes').set({ size_bytes: 60_000 }).execute()
    expect(await sam.list()).toMatchObject({ hasMore: true, total: 21, revision: 17 })
    expect(await sam.list(17)).toMatchObject({ hasMore: false, revision: 21 })
    await db.updateTable('own_recipes').set({ size_bytes: 2_000_000 }).execute()
    expect(await sam.list()).toMatchObject({ hasMore: true, revision: 1 })
  })

  it('are bounded in number', async () => {
    const sam = await household()
    const row = { household_id: sam.householdId, value: '{}', reading: null, size_bytes: 2, updated_at: '' }
    const rows = Array.from({ length: OWN_RECIPES_MAX }, (_, n) => ({
      ...row,
      id: `own-number-${n}`,
      revision: n + 1,
    }))
    for (let at = 0; at < rows.length; at += 500)
      await server.deps.database.db
        .insertInto('own_recipes')
        .values(rows.slice(at, at + 500))
        .execute()
    const full = [{ id: ID, error: 'storage_full' }]
    expect((await sam.change({ id: ID, baseRevision: 0, value: CHILI })).results).toEqual(full)
    await sam.change({ id: 'own-number-1', baseRevision: 2, value: null })
    const after = await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    expect(after.results).toMatchObject([{ id: ID, revision: OWN_RECIPES_MAX + 2 }])
  })

  it('refuse what is no recipe, and say where', async () => {
    const sam = await household()
    const answer = await sam.post('/api/own-recipes', {
      changes: [{ id: 'chili', baseRevision: 0, value: { ...CHILI, name: '' } }],
    })
    expect(answer.status).toBe(400)
    expect(answer.json.details.map(({ path }: { path: string }) => path)).toEqual([
      'changes.0.id',
      'changes.0.value.name',
    ])
  })

  it('are in the file of a household, and come back from it', async () => {
    const [sam, kim] = [await household(), await household('kim@example.org')]
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    await kim.change({ id: 'own-gone-00001', baseRevision: 0, value: CHILI })
    const { config, database } = server.deps
    const now = server.deps.now()
    const file = await exportHousehold(database, 'sam@example.org', now)
    await importHousehold(database, 'kim@example.org', file, { ...config, now })
    expect(await kim.list()).toMatchObject({ total: 1, recipes: [{ id: ID, name: 'Chili' }] })
  })

  it('are gone with all stored data', async () => {
    const sam = await household()
    await sam.change({ id: ID, baseRevision: 0, value: CHILI })
    await sam.delete(`/api/kv/all?userId=${sam.userId}`)
    expect(await sam.list()).toMatchObject({ total: 0, recipes: [], deleted: [{ id: ID }] })
  })
})

it('a recipe is described line by line: food, weight, price and allergens, and what is not known', async () => {
  const server = await startTestServer()
  const sam = await signUp(server)
  const lines = [...CHILI.lines, { text: '1 cup whole milk' }, { text: 'salt to taste' }]
  const asked = { servings: 4, lines, ties: {}, zipCode: '72762' }
  const { json } = await sam.post('/api/own-recipes/describe', asked)
  expect(json.lines[0]).toMatchObject({
    is: 'tied',
    grams: expect.closeTo(453.6, 0),
    cents: expect.any(Number),
  })
  expect(json.lines[1]).toMatchObject({ is: 'open', food: null, cents: null, mayBeHarmless: true })
  expect(json.lines[2]).toMatchObject({ is: 'tied', allergens: ['milk'] })
  expect(json).toMatchObject({ open: 1, unpriced: 1, knownShare: 0.75 })
  expect(json.allergens).toContainEqual({ allergen: 'milk', sureness: 'contains' })
  expect(json.centsPerServing).toBeGreaterThan(50)
  await server.close()
})
