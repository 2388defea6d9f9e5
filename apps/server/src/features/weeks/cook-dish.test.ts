import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const TODAY = '2026-11-24'
const EGGS = { id: 'e', name: 'Eggs', quantity: '12 items', category: 'Dairy' }
const BEANS = { id: 'b', name: 'Beans', quantity: '1 can', category: 'Canned' }
const MILK = { id: 'm', name: 'Milk', quantity: '1 gallon', category: 'Dairy' }
const OMELET = {
  type: 'cookDish',
  dish: { name: 'Omelet', recipeId: 'omelet' },
  mealType: 'breakfast',
  taken: [
    { item: EGGS, index: 0, left: '9 items' },
    { item: BEANS, index: 1, left: null },
  ],
}
const PLAN = {
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: 'Chili' } } })),
  report: { totalCents: 1 },
}

describe.each(ENGINES)('cooking a dish that is in no week with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, startsAt: `${TODAY}T12:00:00Z` })
  })
  afterEach(() => server.close())

  async function household() {
    const sam = await signUp(server, 'sam@example.org')
    let sent = 0
    const send = (command: object, idempotencyKey = `key ${++sent}`) =>
      sam.post('/api/week/commands', { idempotencyKey, today: TODAY, command })
    const read = async (key: string) => (await sam.get(`${sam.kv(key)}&absent=null`)).json
    const amounts = async () =>
      (await read('pantry')).value.map(({ name, quantity }: typeof EGGS) => `${name}: ${quantity}`)
    await sam.post(sam.kv('pantry'), { value: [EGGS, BEANS] })
    return { ...sam, send, read, amounts }
  }

  it('takes its food and remembers it where there is no week, and makes none', async () => {
    const sam = await household()
    const cooked = await sam.send(OMELET)
    expect(cooked).toMatchObject({ status: 200 })
    expect(cooked.json).toEqual({ revision: 0, revisions: { pantry: 2, cookingHistory: 1 } })
    expect(await sam.amounts()).toEqual(['Eggs: 9 items'])
    expect((await sam.read('cookingHistory')).value).toEqual([
      { meal: 'Omelet', recipeId: 'omelet', date: `${TODAY}T12:00:00.000Z`, mealType: 'breakfast' },
    ])
    expect((await sam.read('currentMealPlan')).value).toBeNull()
  })

  it('is done once, however often it comes, and so is its undo', async () => {
    const sam = await household()
    const first = await sam.send(OMELET, 'omelet')
    expect((await sam.send(OMELET, 'omelet')).json).toEqual(first.json)
    expect(await sam.amounts()).toEqual(['Eggs: 9 items'])
    expect((await sam.read('cookingHistory')).value).toHaveLength(1)

    const undone = await sam.send({ type: 'undo', of: 'omelet' }, 'back')
    expect(undone.json).toEqual({ revision: 0, revisions: { pantry: 3, cookingHistory: 2 } })
    expect((await sam.send({ type: 'undo', of: 'omelet' }, 'back')).json).toEqual(undone.json)
    expect((await sam.send({ type: 'undo', of: 'omelet' })).json.error).toBe('nothing_to_undo')
    expect((await sam.read('pantry')).value).toEqual([EGGS, BEANS])
    expect((await sam.read('cookingHistory')).value).toEqual([])
  })

  it('counts on each of two phones, and undo of one gives back only what that one took', async () => {
    const sam = await household()
    await Promise.all([sam.send(OMELET, 'one'), sam.send(OMELET, 'two')])
    expect(await sam.amounts()).toEqual(['Eggs: 6 items'])
    expect((await sam.read('cookingHistory')).value).toHaveLength(2)
    await sam.send({ type: 'undo', of: 'one' })
    await sam.send({ type: 'undo', of: 'two' })
    expect((await sam.amounts()).toSorted()).toEqual(['Beans: 1 can', 'Eggs: 12 items'])
    expect((await sam.read('cookingHistory')).value).toEqual([])
  })

  it('and its undo keep what others changed of the pantry meanwhile, who hear that it changed', async () => {
    const sam = await household()
    await sam.post(sam.kv('pantry'), { value: [{ ...EGGS, quantity: '10 items' }, BEANS, MILK] })
    await sam.send(OMELET, 'omelet')
    expect(await sam.amounts()).toEqual(['Eggs: 7 items', 'Milk: 1 gallon'])
    const late = await sam.post(sam.kv('pantry'), { value: [EGGS], baseRevision: 2 })
    expect(late).toMatchObject({ status: 409, json: { revision: 3 } })
    await sam.post(sam.kv('pantry'), { value: [{ ...EGGS, quantity: '5 items' }], baseRevision: 3 })
    await sam.send({ type: 'undo', of: 'omelet' })
    expect(await sam.amounts()).toEqual(['Eggs: 8 items', 'Beans: 1 can'])
  })

  it('leaves the plan, its revision and its total as they are', async () => {
    const sam = await household()
    const value = { adults: 2, weeklyBudget: 120, zipCode: '72762' }
    await sam.post(sam.kv('profile'), { value })
    await sam.send({ type: 'take', plan: PLAN })
    const before = await sam.read('currentMealPlan')
    const cooked = await sam.send(OMELET, 'omelet')
    expect(cooked.json).toEqual({ revision: 1, revisions: { pantry: 2, cookingHistory: 1 } })
    expect((await sam.read('cookingHistory')).value).toMatchObject([
      { meal: 'Omelet', household: { adults: 2, kids: 0, kidAges: [] } },
    ])
    const undone = await sam.send({ type: 'undo', of: 'omelet' })
    expect(undone.json).toEqual({ revision: 1, revisions: { pantry: 3, cookingHistory: 2 } })
    expect(await sam.read('currentMealPlan')).toEqual(before)
  })

  it('can be taken back for the last twenty changes', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: PLAN }, 'take')
    for (let n = 1; n <= 21; n++) {
      server.advance(1000)
      await sam.send({ ...OMELET, taken: [] }, `omelet ${n}`)
    }
    const undo = async (of: string) => (await sam.send({ type: 'undo', of })).json.error
    expect(await undo('take')).toBe('nothing_to_undo')
    expect(await undo('omelet 1')).toBe('nothing_to_undo')
    expect(await undo('omelet 2')).toBeUndefined()
    expect(await undo('omelet 21')).toBeUndefined()
  })

  it('stores only what the documents may hold', async () => {
    const sam = await household()
    const unlike = {
      ...OMELET,
      taken: [{ item: { ...EGGS, name: 'Caviar', id: 'new' }, index: 9, left: '1' }],
    }
    await sam.send(unlike, 'unlike')
    await sam.send({ type: 'undo', of: 'unlike' })
    expect(await sam.amounts()).toEqual(['Eggs: 12 items', 'Beans: 1 can'])
    const soon = { ...OMELET, taken: [{ item: EGGS, index: 0, left: '1 item', bestBy: 'soon' }] }
    expect(await sam.send(soon)).toMatchObject({ status: 400, json: { error: 'invalid_request' } })
    await sam.send({ ...OMELET, taken: [{ ...soon.taken[0], bestBy: '2026-11-26' }], plannedFor: TODAY })
    for (const key of ['pantry', 'cookingHistory']) {
      const { value } = await sam.read(key)
      expect(await sam.post(sam.kv(key), { value })).toMatchObject({ status: 200 })
      expect((await sam.read(key)).value).toEqual(value)
    }
  })
})
