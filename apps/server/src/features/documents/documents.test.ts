import { HOUSEHOLD_KEYS } from '@pennyplate/contract/documents/document-keys'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const BREAD = { id: 'a', name: 'Bread', quantity: '1 loaf', category: 'Grains' }
const MILK = { id: 'b', name: 'Milk', quantity: '1 gallon', category: 'Dairy' }

/** A minimal valid value for each key. */
const EXAMPLES: Record<string, unknown> = {
  profile: { adults: 2 },
  currentMealPlan: { days: Array.from({ length: 7 }, (_, day) => ({ day: String(day), meals: {} })) },
  currentShoppingList: { sections: [] },
  pantry: [BREAD],
  wastedFood: [{ id: 'w', name: 'Milk', quantity: '1 quart', date: '2026-11-21T08:00:00.000Z', cents: 120 }],
  recipeFavorites: ['Chili'],
  recipeDislikes: [],
  mealPlanHistory: [],
  cookingHistory: [{ meal: 'Chili', date: '2026-11-21', mealType: 'Dinner' }],
  lineTies: { "mom's salsa": 'salsa' },
  ownFoods: [{ id: 'ownfood-12345678', name: 'Aunt May’s sauce', category: 'Condiments', priceCents: 499 }],
  recipesCache: { Chili: { name: 'Chili', ingredients: ['beans'], instructions: ['Cook.'] } },
  recipeBox: {
    collections: [{ id: 'c1', name: 'Camping', recipes: ['chili'] }],
    notes: [{ id: 'n1', recipe: 'chili', date: '2026-11-21', rating: 5, text: 'Less cumin.' }],
  },
  tosAcceptance: { tosAccepted: true, tosAcceptedDate: '2026-11-21T08:00:00.000Z', tosVersion: '1.0' },
}

describe.each(ENGINES)('stored documents with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  it('returns what was saved, for every key a household writes', async () => {
    const sam = await signUp(server)
    expect(Object.keys(EXAMPLES).sort()).toEqual([...HOUSEHOLD_KEYS].sort())
    for (const key of HOUSEHOLD_KEYS) {
      expect((await sam.get(sam.kv(key))).status, key).toBe(404)
      expect((await sam.post(sam.kv(key), { value: EXAMPLES[key] })).status, key).toBe(200)
      expect((await sam.get(sam.kv(key))).json, key).toMatchObject({ value: EXAMPLES[key], revision: 1 })
    }
    const { json } = await sam.get(`/api/kv/all?userId=${sam.userId}`)
    expect(Object.keys(json.entries).sort()).toEqual([...HOUSEHOLD_KEYS].sort())
  })

  it.each(['subscriptionStatus', 'accountDeleted'])('lets only the server write %s', async (key) => {
    const sam = await signUp(server)
    const refused = await sam.post(sam.kv(key), { value: 'active' })
    expect([refused.status, refused.json.error]).toEqual([400, 'read_only_key'])
    expect((await sam.delete(sam.kv(key))).json.error).toBe('read_only_key')
    expect((await sam.get(sam.kv(key))).status).toBe(404)
  })

  it('counts revisions and answers unchanged reads with 304', async () => {
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: [BREAD] })
    const second = await sam.post(sam.kv('pantry'), { value: [MILK], baseRevision: 1 })
    expect(second.json.revision).toBe(2)
    const read = await sam.get(sam.kv('pantry'))
    expect(read.headers.get('etag')).toBe('"2"')
    expect((await sam.get(sam.kv('pantry'), { 'if-none-match': '"2"' })).status).toBe(304)
    expect((await sam.get(sam.kv('pantry'), { 'if-none-match': '"1"' })).status).toBe(200)
  })

  it('refuses a write based on an old revision and shows the current value', async () => {
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: [BREAD], baseRevision: 0 })
    const stale = await sam.post(sam.kv('pantry'), { value: [MILK], baseRevision: 0 })
    expect(stale.status).toBe(409)
    expect(stale.json).toEqual({ error: 'conflict', value: [BREAD], revision: 1 })
    expect((await sam.get(sam.kv('pantry'))).json.value).toEqual([BREAD])
  })

  it('answers a conflict with 200 when asked to', async () => {
    const sam = await signUp(server)
    const path = `${sam.kv('pantry')}&conflict=answer`
    expect((await sam.post(path, { value: [BREAD], baseRevision: 0 })).json.revision).toBe(1)
    const conflict = { error: 'conflict', value: [BREAD], revision: 1 }
    expect(await sam.post(path, { value: [MILK], baseRevision: 0 })).toMatchObject({
      status: 200,
      json: conflict,
    })
    expect(await sam.delete(`${path}&baseRevision=7`)).toMatchObject({ status: 200, json: conflict })
    expect((await sam.post(path, { value: [{}], baseRevision: 1 })).status).toBe(400)
  })

  it('lets exactly one of many writes from the same revision win', async () => {
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: [] })
    const writes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sam.post(sam.kv('pantry'), { value: [{ ...BREAD, id: `n${n}` }], baseRevision: 1 }),
      ),
    )
    expect(writes.filter((write) => write.status === 200)).toHaveLength(1)
    expect(writes.filter((write) => write.status === 409)).toHaveLength(19)
  })

  it('keeps counting revisions after a delete, so that an old copy never matches', async () => {
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: [BREAD] })
    expect((await sam.delete(sam.kv('pantry'))).json).toEqual({ deleted: true })
    expect((await sam.delete(sam.kv('pantry'))).json).toEqual({ deleted: false })
    expect((await sam.get(sam.kv('pantry'))).status).toBe(404)
    const stale = await sam.post(sam.kv('pantry'), { value: [MILK], baseRevision: 1 })
    expect(stale.json).toEqual({ error: 'conflict', value: null, revision: 2 })
    expect((await sam.post(sam.kv('pantry'), { value: [MILK], baseRevision: 2 })).json.revision).toBe(3)
  })

  it('refuses a delete based on an old revision, so that it cannot remove an edit', async () => {
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: [BREAD] })
    await sam.post(sam.kv('pantry'), { value: [MILK] })
    const stale = await sam.delete(`${sam.kv('pantry')}&baseRevision=1`)
    expect(stale.status).toBe(409)
    expect(stale.json).toEqual({ error: 'conflict', value: [MILK], revision: 2 })
    expect((await sam.delete(`${sam.kv('pantry')}&baseRevision=two`)).json.error).toBe('invalid_request')
    expect((await sam.delete(`${sam.kv('pantry')}&baseRevision=2`)).json).toEqual({ deleted: true })
    expect((await sam.delete(`${sam.kv('pantry')}&baseRevision=2`)).json).toEqual({ deleted: false })
  })

  it('answers a missing document with 200 and null when asked to', async () => {
    const sam = await signUp(server)
    const path = `${sam.kv('pantry')}&absent=null`
    expect((await sam.get(path)).json).toEqual({ value: null, revision: 0, updatedAt: null })
    await sam.post(sam.kv('pantry'), { value: [BREAD] })
    expect((await sam.get(path)).json).toMatchObject({ value: [BREAD], revision: 1 })
    await sam.delete(sam.kv('pantry'))
    expect((await sam.get(path)).json).toMatchObject({ value: null, revision: 2 })
  })

  it('clears one household and no other', async () => {
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    await sam.post(sam.kv('pantry'), { value: [BREAD] })
    await sam.post(sam.kv('recipeFavorites'), { value: ['Chili'] })
    await kim.post(kim.kv('pantry'), { value: [MILK] })
    expect((await sam.delete(`/api/kv/all?userId=${sam.userId}`)).json).toEqual({ deleted: 2 })
    expect((await sam.get(`/api/kv/all?userId=${sam.userId}`)).json).toEqual({ entries: {} })
    expect((await kim.get(kim.kv('pantry'))).json.value).toEqual([MILK])
  })

  it('limits a household to 8 MiB, not counting what a write replaces', async () => {
    const sam = await signUp(server)
    const megabyte = { name: 'x', customDiet: '' }
    const big = (bytes: number) => ({ ...megabyte, note: 'n'.repeat(bytes) })
    const keys = ['profile', 'currentShoppingList', 'currentMealPlan', 'tosAcceptance']
    for (const key of keys) {
      const value = { ...(EXAMPLES[key] as object), ...big(1_000_000) }
      expect((await sam.post(sam.kv(key), { value })).status, key).toBe(200)
      expect((await sam.post(sam.kv(key), { value })).status, `${key} again`).toBe(200)
    }
    const names = Array.from({ length: 2000 }, () => 'n'.repeat(200))
    for (const key of ['recipeFavorites', 'recipeDislikes'])
      expect((await sam.post(sam.kv(key), { value: names })).status, key).toBe(200)
    const recipes = {
      Chili: { name: 'Chili', ingredients: [], instructions: [], note: 'n'.repeat(1_000_000) },
    }
    expect((await sam.post(sam.kv('recipesCache'), { value: recipes })).status).toBe(200)
    const pantry = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...BREAD, id: `${n}`, note: 'n'.repeat(1000) }))
    expect((await sam.post(sam.kv('pantry'), { value: pantry(950) })).status).toBe(200)
    const history = Array.from({ length: 900 }, () => ({
      meal: 'm',
      date: '2026-11-21',
      mealType: 'd',
      n: 'n'.repeat(1000),
    }))
    expect((await sam.post(sam.kv('cookingHistory'), { value: history })).status).toBe(200)
    const oneTooMany = await sam.post(sam.kv('mealPlanHistory'), {
      value: [
        {
          plan: EXAMPLES.currentMealPlan,
          dateAccepted: '2026-11-21',
          weekStartDate: '2026-11-15',
          n: 'n'.repeat(1_000_000),
        },
      ],
    })
    expect(oneTooMany.status).toBe(413)
    expect(oneTooMany.json.error).toBe('storage_full')
  })
})

describe('what the document store refuses', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  const nested = (levels: number): unknown => (levels === 0 ? 'deep' : { in: nested(levels - 1) })

  it.each([
    ['an unknown key', 'nonsense', { value: 1 }, 400, 'unknown_key'],
    ['a name every object has', 'constructor', { value: 1 }, 400, 'unknown_key'],
    ['invalid JSON', 'pantry', '{"value": [', 400, 'invalid_json'],
    ['a body without a value', 'pantry', {}, 400, 'invalid_request'],
    ['a value that breaks its schema', 'pantry', { value: [{ brand: 'No name' }] }, 400, 'invalid_value'],
    ['a plan of six days', 'currentMealPlan', { value: { days: [] } }, 400, 'invalid_value'],
    ['50 levels of nesting', 'profile', { value: nested(50) }, 400, 'invalid_value'],
    [
      'a property that would become a prototype',
      'profile',
      '{"value":{"__proto__":{"isAdmin":true}}}',
      400,
      'invalid_value',
    ],
    [
      'a recipe cache of 5001 recipes',
      'recipesCache',
      { value: Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}`, {}])) },
      400,
      'invalid_value',
    ],
    ['a negative revision', 'pantry', { value: [], baseRevision: -1 }, 400, 'invalid_request'],
    ['a write without a name', 'pantry', { value: [], write: '' }, 400, 'invalid_request'],
    ['a value of 2 MiB', 'profile', { value: { note: 'x'.repeat(2 * 1024 * 1024) } }, 413, 'value_too_large'],
    [
      'a value a little over 1 MiB',
      'profile',
      { value: { note: 'x'.repeat(1024 * 1024) } },
      413,
      'value_too_large',
    ],
  ])('%s', async (_, key, body, status, error) => {
    const sam = await signUp(server)
    const answer = await sam.post(sam.kv(key), body)
    expect(answer.status).toBe(status)
    expect(answer.json.error).toBe(error)
    expect((await sam.get(`/api/kv/all?userId=${sam.userId}`)).json).toEqual({ entries: {} })
  })

  it('says where a value is wrong and why', async () => {
    const sam = await signUp(server)
    const { json } = await sam.post(sam.kv('pantry'), { value: [BREAD, { ...MILK, name: '' }] })
    expect(json.details).toEqual([{ path: '1.name', reason: expect.any(String) }])
  })

  it('anything without a session, with a forged cookie, or for another household', async () => {
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    const stranger = server.visitor()
    const forger = server.visitor()
    const [name = '', value = ''] = [...sam.cookies][0] ?? []
    forger.cookies.set(
      name,
      `${value.split('.')[0]}.${encodeURIComponent(Buffer.alloc(32).toString('base64'))}`,
    )
    for (const path of [sam.kv('pantry'), `/api/kv/all?userId=${sam.userId}`]) {
      expect((await stranger.get(path)).status).toBe(401)
      expect((await forger.get(path)).status).toBe(401)
      expect((await kim.get(path)).status).toBe(403)
      expect((await kim.delete(path)).status).toBe(403)
    }
    expect((await kim.post(sam.kv('pantry'), { value: [BREAD] })).json).toEqual({ error: 'forbidden' })
    expect((await sam.get(sam.kv('pantry'))).status).toBe(404)
  })

  it('a request from another site', async () => {
    const sam = await signUp(server)
    const fromElsewhere = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of fromElsewhere) {
      const answer = await sam.post(sam.kv('pantry'), { value: [BREAD] }, headers)
      expect(answer.status).toBe(403)
      expect(answer.json.error).toBe('cross_site')
    }
    expect((await sam.get(sam.kv('pantry'))).status).toBe(404)
  })

  it('a form post, which browsers allow across sites', async () => {
    const sam = await signUp(server)
    const answer = await sam.post(sam.kv('pantry'), { value: [BREAD] }, { 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  it('without logging a value, an address or a token', async () => {
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: [{ ...BREAD, name: 'Secret sandwich' }] })
    await sam.post(sam.kv('pantry'), { value: [{ brand: 'Secret sandwich' }] })
    await sam.get(sam.kv('pantry', 'someone-else'))
    const log = server.logLines.join('')
    const token = [...sam.cookies.values()][0] ?? 'none'
    expect(log).toContain('/api/kv')
    for (const secret of ['Secret sandwich', 'sam@example.org', token.slice(0, 20), sam.userId])
      expect(log).not.toContain(secret)
  })
})

describe('old spellings', () => {
  it('reads pantryItems as the pantry, addedDate as dateAdded, and gives items without an id a stable id', async () => {
    const server = await startTestServer()
    const sam = await signUp(server)
    const old = [{ name: 'Rice', addedDate: '2025-01-01T00:00:00.000Z' }, { name: 'Rice' }]
    await sam.post(sam.kv('pantryItems'), { value: old })
    const first = (await sam.get(sam.kv('pantry'))).json.value
    expect(first[0]).toMatchObject({
      name: 'Rice',
      dateAdded: '2025-01-01T00:00:00.000Z',
      quantity: '1 item',
    })
    expect(first[0]).not.toHaveProperty('addedDate')
    expect(new Set(first.map((item: { id: string }) => item.id)).size).toBe(2)
    await sam.post(sam.kv('pantry'), { value: old })
    expect((await sam.get(sam.kv('pantryItems'))).json.value).toEqual(first)
    await server.close()
  })

  it('reads snacks that were plain text or had a title', async () => {
    const server = await startTestServer()
    const sam = await signUp(server)
    const days = Array.from({ length: 7 }, () => ({
      day: 'd',
      meals: { snacks: ['Apple', { title: 'Nuts' }, { name: 'Egg' }] },
    }))
    await sam.post(sam.kv('currentMealPlan'), { value: { days } })
    const { value } = (await sam.get(sam.kv('currentMealPlan'))).json
    expect(value.days[0].meals.snacks).toEqual([{ name: 'Apple' }, { name: 'Nuts' }, { name: 'Egg' }])
    await server.close()
  })

  it.each([
    ['adults', -1],
    ['kids', 10_000],
    ['weeklyBudget', 19],
    ['zipCode', '<script>'],
    ['customDiet', 'x'.repeat(1_000_000)],
    ['dietType', '<script>alert(1)</script>'],
  ])('refuses a profile with a hostile %s and says where', async (path, value) => {
    const server = await startTestServer()
    const sam = await signUp(server)
    const answer = await sam.post(sam.kv('profile'), { value: { [path]: value } })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      error: 'invalid_value',
      details: [{ path, reason: expect.stringMatching(/\S/) }],
    })
    await server.close()
  })

  it('reads a profile of the observed product and keeps unknown fields', async () => {
    const server = await startTestServer()
    const sam = await signUp(server)
    const value = {
      adults: '2',
      kids: '',
      cookingTools: ['Stovetop'],
      dietaryRestrictions: 'no pork',
      favoriteColor: 'green',
    }
    await sam.post(sam.kv('profile'), { value })
    expect((await sam.get(sam.kv('profile'))).json.value).toEqual({
      adults: 2,
      cookingTools: ['Stove'],
      dietaryRestrictions: ['no pork'],
      favoriteColor: 'green',
    })
    await server.close()
  })
})
