import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { toPantryItem } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** One of our dinners for each day. */
const DINNERS = [
  'Two-cheese stovetop macaroni and broccoli',
  'Bacon and egg angel hair',
  'Teriyaki-style chicken with green beans',
  'Peanut lime noodles',
  'Tomato chickpea rice',
  'Pork chops with skillet cabbage and grits',
  'Japanese-style potato curry',
]

async function shopper(email: string) {
  const person = await signUp(server, email)
  await person.post(person.kv('profile'), { value: { zipCode: '72762' } })
  return person
}

describe('a line typed by hand', () => {
  test.each([
    ['2 lb ground coffee', 'Beverages', 907],
    ['3 cans black beans', 'Canned goods and broth', 700],
    ['bananas', 'Produce', 1],
  ])('"%s" finds its aisle and whole packages of it with their price', async (text, category, grams) => {
    const person = await shopper(`${text.replaceAll(' ', '-')}@example.org`)
    const { status, json } = await person.post('/api/shopping-list/line', { text })
    expect(status).toBe(200)
    expect(json.category).toBe(category)
    const { line } = json
    type Pack = { count: number; edibleG: number; priceCents: number }
    const sum = (of: (pack: Pack) => number) =>
      line.packages.reduce((total: number, pack: Pack) => total + of(pack), 0)
    expect(sum(({ count, edibleG }) => count * edibleG)).toBeGreaterThanOrEqual(grams)
    expect(Math.round(line.estimatedPrice * 100)).toBe(sum(({ count, priceCents }) => count * priceCents))
    expect(line).toMatchObject({ sources: [expect.any(String)], asOf: expect.any(String), leftoverG: 0 })
  })

  test('does not block the main thread for a profile with 900,000 characters about allergies from an older version', async () => {
    const person = await shopper('wordy@example.org')
    await person.post('/api/shopping-list/line', { text: 'rice' })
    const allergies = Array.from({ length: 900 }, (_, n) => `${n} ${'no such food, '.repeat(70)}`)
    await server.deps.database.db
      .updateTable('documents')
      .set({ value: JSON.stringify({ zipCode: '72762', allergies }) })
      .where('household_id', '=', person.householdId)
      .execute()

    const before = process.threadCpuUsage()
    const { status, json } = await person.post('/api/shopping-list/line', { text: 'bananas' })
    const { user, system } = process.threadCpuUsage(before)
    expect([status, json.category]).toEqual([200, 'Produce'])
    expect((user + system) / 1000).toBeLessThan(250)

    expect((await person.get(person.kv('profile'))).json.value.allergies).toEqual(allergies)
    expect((await person.post(person.kv('profile'), { value: { allergies } })).json).toEqual({
      error: 'invalid_value',
      details: [{ path: '', reason: expect.stringContaining('4000 characters in all') }],
    })
  })

  test.each([
    ['caramel corn', 'peanuts', 'Cracker Jack'],
    ['white bread', 'milk', 'Butterbread'],
    ['hamburger buns', 'sesame', 'Sesame'],
    ['shirataki noodles', 'soy', 'Tofu'],
  ])('"%s" never buys a package with %s for a household allergic to it', async (text, allergy, name) => {
    const person = await shopper(`no-${allergy}@example.org`)
    await person.post(person.kv('profile'), { value: { zipCode: '72762', allergies: [allergy] } })
    const { json } = await person.post('/api/shopping-list/line', { text })
    expect(json.line.packages).toHaveLength(1)
    expect(json.line.packages[0].name).not.toContain(name)
  })

  test('lists the ingredients of the packages it buys', async () => {
    const person = await shopper('contains@example.org')
    const line = async (text: string) => (await person.post('/api/shopping-list/line', { text })).json.line
    expect(await line('caramel corn')).toMatchObject({ contains: expect.arrayContaining(['milk', 'soy']) })
    expect(await line('bananas')).toMatchObject({ contains: [], mayContain: [] })
    expect(await line('chili beans')).toMatchObject({ contains: ['wheat'], mayContain: [] })
    expect(await line('bread crumbs')).toMatchObject({ mayContain: ['sesame', 'egg'] })
  })

  test('is milk by the gallon', async () => {
    const person = await shopper('milk@example.org')
    const { json } = await person.post('/api/shopping-list/line', { text: 'whole milk' })
    expect(json.line).toMatchObject({ quantity: 1, unit: 'gallon' })
  })

  test.each([
    ['1 gallon whole milk', 1, 'gallon'],
    ['a gallon of whole milk', 1, 'gallon'],
    ['2 gallons whole milk', 2, 'gallons'],
    ['2 lb ground beef', 2, '1 lb roll'],
  ])('"%s" is no package more than that', async (text, quantity, unit) => {
    const person = await shopper(`${text.replaceAll(' ', '-')}@example.org`)
    const { json } = await person.post('/api/shopping-list/line', { text })
    expect(json.line).toMatchObject({ quantity, unit })
  })

  test.each([
    ['milk', 'Oat Milk', 'oat-milk'],
    ['1 gallon of milk', '2% Milk', 'milk-2-percent'],
    ['Milk', 'Skim Milk', 'milk-skim'],
    ['whole milk', 'Skim Milk', 'milk-whole'],
  ])('"%s" for a household that drinks %s is %s', async (text, milk, foodId) => {
    const person = await signUp(server, `${text.replaceAll(' ', '-')}-${foodId}@example.org`)
    const dairyPreferences = { milk, eggs: 'Large White Eggs' }
    await person.post(person.kv('profile'), { value: { zipCode: '72762', dairyPreferences } })
    const { json } = await person.post('/api/shopping-list/line', { text })
    expect(json.line).toMatchObject({ foodId })
  })

  test('keeps unknown items as typed, without a price', async () => {
    const person = await shopper('soap@example.org')
    const { json } = await person.post('/api/shopping-list/line', { text: '2 zzqx bars' })
    expect(json).toMatchObject({ category: 'Other', line: { packages: [] } })
    expect(json.line).not.toHaveProperty('estimatedPrice')
    expect(json.line.name).toBe('Zzqx bars')
  })

  test('requires a session, a profile and text', async () => {
    expect((await server.visitor().post('/api/shopping-list/line', { text: 'milk' })).status).toBe(401)
    const person = await signUp(server, 'new@example.org')
    expect((await person.post('/api/shopping-list/line', { text: 'milk' })).status).toBe(409)
    expect((await person.post('/api/shopping-list/line', { text: ' ' })).status).toBe(400)
  })
})

describe('a list that was bought and added to the pantry', () => {
  const plan = { days: DAY_NAMES.map((day, at) => ({ day, meals: { dinner: { name: DINNERS[at] ?? '' } } })) }

  test('leaves nothing to buy for the same week', async () => {
    const person = await shopper('bought@example.org')
    const listed = async () => {
      const { json } = await person.post('/api/ai/shopping-list', { plan, today: '2026-11-22' })
      return shoppingListAnswer.parse(json).shoppingList
    }
    const list = await listed()
    expect(list.sections.flatMap(({ items }) => items).length).toBeGreaterThan(20)
    const value = list.sections.flatMap(({ category, items }) =>
      items.map((line, at) =>
        toPantryItem(line, category, {
          id: `${category} ${at}`,
          now: new Date('2026-11-22T18:00:00Z'),
          today: '2026-11-22',
        }),
      ),
    )
    expect((await person.post(person.kv('pantry'), { value })).status).toBe(200)
    const again = await listed()
    expect(again.sections).toEqual([])
    expect(again.totalCost).toBe(0)
  })
})
