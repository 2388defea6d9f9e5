import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const TODAY = '2026-11-24'
const EGGS = { id: 'e', name: 'Eggs', quantity: '12 items', category: 'Dairy' }
const BEANS = { id: 'b', name: 'Beans', quantity: '3 cans', category: 'Canned' }
const MILK = { id: 'm', name: 'Milk', quantity: '1 gallon', category: 'Dairy' }
const edit = (...changes: object[]) => ({ type: 'editPantry', changes })
const LOWER = edit({ was: BEANS, now: { ...BEANS, quantity: '2 cans' }, at: 1 })
const ADD = edit({ was: null, now: MILK })

describe.each(ENGINES)('editing the pantry by a command with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({
      engine,
      startsAt: `${TODAY}T12:00:00Z`,
      env: { HOUSEHOLD_STORAGE_MB: '16' },
    })
  })
  afterEach(() => server.close())

  async function household() {
    const sam = await signUp(server, 'sam@example.org')
    let sent = 0
    const send = (command: object, idempotencyKey = `key ${++sent}`) =>
      sam.post('/api/week/commands', { idempotencyKey, today: TODAY, command })
    const pantry = async () => (await sam.get(`${sam.kv('pantry')}&absent=null`)).json.value
    await sam.post(sam.kv('pantry'), { value: [EGGS, BEANS] })
    return { ...sam, send, pantry }
  }

  it('is done once, however often it comes, without any week, and so is its undo', async () => {
    const sam = await household()
    const first = await sam.send(LOWER, 'lower')
    expect(first).toMatchObject({ status: 200, json: { revision: 0, revisions: { pantry: 2 } } })
    expect((await sam.send(LOWER, 'lower')).json).toEqual(first.json)
    expect(await sam.pantry()).toEqual([EGGS, { ...BEANS, quantity: '2 cans' }])

    const undone = await sam.send({ type: 'undo', of: 'lower' }, 'back')
    expect(undone.json).toEqual({ revision: 0, revisions: { pantry: 3 } })
    expect((await sam.send({ type: 'undo', of: 'lower' }, 'back')).json).toEqual(undone.json)
    expect((await sam.send({ type: 'undo', of: 'lower' })).json.error).toBe('nothing_to_undo')
    expect(await sam.pantry()).toEqual([EGGS, BEANS])
  })

  it('counts on each of two phones, beside what is cooked, bought and saved as a document', async () => {
    const sam = await household()
    const taken = [{ item: BEANS, index: 1, left: '2 cans' }]
    const cookDish = { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner', taken }
    await Promise.all([sam.send(LOWER, 'one'), sam.send(ADD), sam.send(cookDish, 'chili')])
    const [, beans] = await sam.pantry()
    expect(beans).toEqual({ ...BEANS, quantity: '1 can' })
    const named = { ...beans, name: 'Black beans' }
    expect(await sam.post(sam.kv('pantry'), { value: [EGGS, named, MILK] })).toMatchObject({ status: 200 })
    await sam.send({ type: 'undo', of: 'one' })
    await sam.send({ type: 'undo', of: 'chili' })
    expect(await sam.pantry()).toEqual([EGGS, { ...named, quantity: '3 cans' }, MILK])
  })

  it('adds an item that its undo removes, and removes one that its undo puts back in its place', async () => {
    const sam = await household()
    await sam.send(ADD, 'add')
    await sam.send(edit({ was: EGGS, now: null, at: 0 }), 'remove')
    expect(await sam.pantry()).toEqual([BEANS, MILK])
    await sam.send({ type: 'undo', of: 'remove' })
    await sam.send({ type: 'undo', of: 'add' })
    expect(await sam.pantry()).toEqual([EGGS, BEANS])
  })

  it('is refused by a household that stores all it may, unless it only takes away, and can be taken back', async () => {
    const sam = await household()
    const photo = { household_id: sam.householdId, id: `photo-${'0'.repeat(32)}`, webp_base64: '' }
    const row = { ...photo, small_base64: '', unused_since: null, added_at: `${TODAY}T12:00:00Z` }
    await server.deps.database.db
      .insertInto('recipe_photos')
      .values({ ...row, size_bytes: 9 * 1024 * 1024 })
      .execute()
    expect(await sam.send(ADD)).toMatchObject({ status: 413, json: { error: 'household_full' } })
    const saved = await sam.post(sam.kv('pantry'), { value: [EGGS, BEANS, MILK] })
    expect(saved).toMatchObject({ status: 413, json: { error: 'household_full' } })
    expect(await sam.send(LOWER, 'lower')).toMatchObject({ status: 200 })
    expect(await sam.send({ type: 'undo', of: 'lower' })).toMatchObject({ status: 200 })
    expect(await sam.send(edit({ was: BEANS, now: null, at: 1 }), 'remove')).toMatchObject({ status: 200 })
    expect(await sam.pantry()).toEqual([EGGS])
    expect(await sam.send({ type: 'undo', of: 'remove' })).toMatchObject({ status: 200 })
    expect(await sam.pantry()).toEqual([EGGS, BEANS])
  })

  it('adds nothing to a pantry with as many items as fit, which can still be saved as a document', async () => {
    const sam = await household()
    const full = Array.from({ length: 5000 }, (_, at) => ({ ...BEANS, id: `item ${at}` }))
    await sam.post(sam.kv('pantry'), { value: full })
    expect(await sam.send(ADD)).toMatchObject({ status: 422, json: { error: 'pantry_full' } })
    await sam.send(edit({ was: full[0], now: null, at: 0 }))
    await sam.send(ADD)
    const value = await sam.pantry()
    expect(value).toHaveLength(5000)
    expect(await sam.post(sam.kv('pantry'), { value })).toMatchObject({ status: 200 })
  })

  it('stores only what the document may hold', async () => {
    const sam = await household()
    for (const changes of [[], [{ was: null, now: null }], [{ was: EGGS, now: BEANS }]])
      expect(await sam.send(edit(...changes))).toMatchObject({
        status: 400,
        json: { error: 'invalid_request' },
      })
    const { id: _, ...nameless } = MILK
    expect(await sam.send(edit({ was: null, now: nameless }))).toMatchObject({ status: 400 })
    await sam.send(edit({ was: null, now: { ...MILK, note: 'of ours' }, at: 0 }))
    expect(await sam.pantry()).toEqual([{ ...MILK, note: 'of ours' }, EGGS, BEANS])
  })
})
