import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  server = await startTestServer()
  sam = await signUp(server)
})
afterAll(() => server.close())

describe('a list of groceries in one line', () => {
  it('becomes items with quantity, category and shelf life', async () => {
    const { status, json } = await sam.post('/api/pantry/understand', {
      text: '2 cans black beans, milk, 1 dozen eggs',
    })
    expect(status).toBe(200)
    expect(json).toEqual({
      items: [
        {
          name: 'Black beans',
          quantity: '2 cans',
          category: 'Canned',
          foodId: 'black-beans-canned',
          shelfLifeDays: 730,
        },
        {
          name: 'Milk',
          quantity: '1 item',
          category: 'Dairy',
          foodId: 'milk-whole',
          shelfLifeDays: expect.any(Number),
        },
        {
          name: 'Eggs',
          quantity: '12 items',
          category: 'Dairy',
          foodId: 'egg-large',
          shelfLifeDays: expect.any(Number),
        },
      ],
    })
  })

  it.each([
    ['rice and 2 lb chicken breast', ['Rice 1 item', 'Chicken breast 2 lb']],
    ['salt and pepper', ['Salt 1 item', 'Pepper 1 item']],
    ['mac and cheese', ['Mac and cheese 1 item']],
    ['a dozen eggs and some bacon', ['Eggs 12 items', 'Bacon 1 item']],
    ['half and half', ['Half and half 1 item']],
    ['2 (15 oz) cans corn', ['Corn 2 cans (15 oz)']],
    ['1.5 lb ground beef; bread', ['Ground beef 1.5 lb', 'Bread 1 item']],
  ])('%j', async (text, expected) => {
    const { json } = await sam.post('/api/pantry/understand', { text })
    expect(
      json.items.map((item: { name: string; quantity: string }) => `${item.name} ${item.quantity}`),
    ).toEqual(expected)
  })

  it('keeps unknown items as unknown', async () => {
    const { json } = await sam.post('/api/pantry/understand', { text: '3 zzqx, dish soap' })
    expect(json.items).toEqual([
      { name: 'Zzqx', quantity: '3 items', category: 'Other', foodId: null, shelfLifeDays: null },
      { name: 'Dish soap', quantity: '1 item', category: 'Other', foodId: null, shelfLifeDays: null },
    ])
  })

  it('reads at most 50 at once', async () => {
    const { json } = await sam.post('/api/pantry/understand', { text: 'milk,'.repeat(200) })
    expect(json.items).toHaveLength(50)
  })

  it.each([
    ['nothing', { text: ' ' }],
    ['a novel', { text: 'a'.repeat(2001) }],
    ['no text', {}],
  ])('refuses %s', async (_, body) => {
    expect((await sam.post('/api/pantry/understand', body)).status).toBe(400)
  })

  it('requires a session', async () => {
    expect((await server.visitor().post('/api/pantry/understand', { text: 'milk' })).status).toBe(401)
  })
})
