import { understandAnswer } from '@pennyplate/contract/ai/understood'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('searching foods', () => {
  test('the best match comes first, with a score from 0 to 1', async () => {
    const { status, json } = await server.visitor().get('/api/foods?q=black+beans')
    expect(status).toBe(200)
    expect(json.matches[0]).toMatchObject({ foodId: expect.any(String), category: 'Canned' })
    expect(json.matches[0].name.toLowerCase()).toContain('black bean')
    const scores: number[] = json.matches.map((match: { score: number }) => match.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(Math.max(...scores)).toBeLessThanOrEqual(1)
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
  })

  test('what is no food finds nothing', async () => {
    expect((await server.visitor().get('/api/foods?q=zzqx')).json).toEqual({ matches: [] })
  })

  test.each(['constructor', 'toString', '__proto__ valueOf'])('%s is an ordinary word', async (word) => {
    const sam = await signUp(server, `${word.slice(0, 3)}@example.org`.replaceAll('_', 'p'))
    const url = `/api/foods?q=${encodeURIComponent(word)}`
    expect((await sam.get(url)).status).toBe(200)
    expect((await sam.post('/api/foods/understand', { text: word })).status).toBe(200)
    const { json } = await sam.post('/api/pantry/understand', { text: word })
    expect(json.items[0].quantity).toBe('1 item')
  })

  test.each(['/api/foods', '/api/foods?q=', '/api/foods?q=%20', `/api/foods?q=${'a'.repeat(101)}`])(
    '%s is refused',
    async (path) => {
      const { status, json } = await server.visitor().get(path)
      expect(status).toBe(400)
      expect(json).toMatchObject({ error: 'invalid_request', details: [{ path: 'q' }] })
    },
  )
})

describe('one food', () => {
  async function firstFood(query: string): Promise<string> {
    return (await server.visitor().get(`/api/foods?q=${query}`)).json.matches[0].foodId
  }

  test('has its nutrition per 100 g, its allergens and its packages with price, date and source', async () => {
    const { status, json } = await server.visitor().get(`/api/foods/${await firstFood('peanut+butter')}`)
    expect(status).toBe(200)
    expect(json.allergens).toContain('peanut')
    expect(Object.keys(json.nutrition)).toEqual([
      'calories',
      'protein',
      'carbs',
      'fat',
      'fiber',
      'sugar',
      'sodium',
      'cholesterol',
    ])
    expect(json.nutrition.calories).toBeGreaterThan(500)
    for (const pack of json.packages) {
      expect(pack).toEqual({
        allergens: ['peanut'],
        mayContain: [],
        name: expect.any(String),
        netG: expect.any(Number),
        priceCents: expect.any(Number),
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        source: expect.any(String),
      })
      expect(pack.netG).toBeGreaterThan(0)
      expect(Number.isInteger(pack.priceCents) && pack.priceCents > 0).toBe(true)
    }
    expect(json.packages.length).toBeGreaterThan(0)
  })

  test('costs what it costs at a ZIP code', async () => {
    const id = await firstFood('whole+milk')
    const priceIn = async (zip: string) =>
      (await server.visitor().get(`/api/foods/${id}?zip=${zip}`)).json.packages[0].priceCents
    expect(await priceIn('96813')).not.toBe(await priceIn('72762'))
    expect(await priceIn('nonsense')).toBe(await priceIn(''))
  })

  test.each(['no-such-food', '__proto__', 'constructor'])('%s is unknown', async (id) => {
    expect((await server.visitor().get(`/api/foods/${id}`)).status).toBe(404)
  })
})

describe('foods that are not for the household', () => {
  const PROFILE = { profileCompleted: true, allergies: ['peanut'], dietaryRestrictions: ['celiac disease'] }

  async function against(...foods: object[]): Promise<string[][]> {
    const sam = await signUp(server, `judge-${crypto.randomUUID()}@example.org`)
    await sam.post(sam.kv('profile'), { value: PROFILE })
    const { status, json } = await sam.post('/api/foods/unsuitable', { foods })
    expect(status).toBe(200)
    return json.against
  }

  test.each([
    ['typed', { name: 'jar of peanut butter' }, ['restriction:peanut']],
    ['of a brand', { name: 'Jif Creamy Peanut Butter' }, ['restriction:peanut']],
    ['as a receipt prints it', { name: 'JIF PNUT BTR' }, ['restriction:peanut']],
    ['of our catalog', { name: 'White bread', foodId: 'white-bread' }, ['restriction:gluten']],
    ['with a label', { name: 'Zorblax bar', mayContain: ['peanut'] }, ['restriction:peanut']],
    ['that suits', { name: 'White rice', foodId: 'white-rice' }, []],
    [
      'that suits, as it is on the list',
      { name: 'Gluten-free vegan granola', foodId: 'gluten-free-granola', mayContain: ['tree-nut'] },
      [],
    ],
    [
      'that suits but for this label',
      { name: 'Granola', foodId: 'gluten-free-granola', mayContain: ['wheat'] },
      ['restriction:gluten'],
    ],
    [
      'whose label adds oats that nobody certified',
      { name: 'Granola', foodId: 'gluten-free-granola', traits: ['oats'] },
      ['restriction:gluten'],
    ],
    ['that suits, typed', { name: 'gluten-free granola bars' }, []],
    ['that is none', { name: 'Dish soap' }, []],
  ])('a food %s', async (_, food, rules) => {
    expect(await against(food)).toEqual([rules])
  })

  test('each of several foods is answered in its place', async () => {
    expect(await against({ name: 'Carrots' }, { name: 'Peanuts' })).toEqual([[], ['restriction:peanut']])
  })

  test('a preference of milk is no reason to warn, and without a profile there is none', async () => {
    const kim = await signUp(server, 'judge-kim@example.org')
    const foods = [{ name: '2% milk', foodId: 'milk-2-percent' }]
    expect((await kim.post('/api/foods/unsuitable', { foods })).json).toEqual({ against: [[]] })
    await kim.post(kim.kv('profile'), { value: { dairyPreferences: { milk: 'Oat Milk' } } })
    expect((await kim.post('/api/foods/unsuitable', { foods })).json).toEqual({ against: [[]] })
  })

  test('needs a session, and at most 200 foods', async () => {
    expect((await server.visitor().post('/api/foods/unsuitable', { foods: [] })).status).toBe(401)
    const sam = await signUp(server, 'judge-many@example.org')
    const foods = Array(201).fill({ name: 'Rice' })
    expect((await sam.post('/api/foods/unsuitable', { foods })).status).toBe(400)
  })
})

describe('understanding a text', () => {
  const understand = async (email: string, body: object) => {
    const person = await signUp(server, email)
    const { status, json } = await person.post('/api/foods/understand', body)
    expect(status).toBe(200)
    return understandAnswer.parse(json)
  }

  test('returns what each phrase forbids, what is only a wish, and what it did not understand', async () => {
    const { rules, wishes, unresolved } = await understand('reader@example.org', {
      text: 'no dairy, celiac disease, strawberries, low carb, ice cream, feng shui',
    })
    expect(rules.slice(0, 3)).toMatchObject([
      { phrase: 'no dairy', forbids: ['milk and dairy'], unchecked: [] },
      { phrase: 'celiac disease', forbids: ['gluten: wheat, barley and rye'], unchecked: ['cross-contact'] },
      { phrase: 'strawberries', forbids: ['strawberries'] },
    ])
    expect(rules[0]?.foodIds).toContain('milk-whole')
    expect(rules[1]?.foodIds).toEqual(expect.arrayContaining(['spaghetti', 'soy-sauce']))
    expect(wishes).toEqual([{ phrase: 'low carb', wish: 'low-carb', unchecked: [] }])
    expect(unresolved).toMatchObject([
      {
        phrase: 'ice cream',
        readings: [{ as: ['class:milk'] }, { as: ['class:wheat'] }, { as: ['class:soy'] }],
      },
      { phrase: 'feng shui', readings: [] },
    ])
  })

  test('a dislike is of the food alone', async () => {
    const { rules } = await understand('taster@example.org', { text: 'walnuts', field: 'dislikes' })
    expect(rules[0]?.foodIds).toContain('walnuts')
    expect(rules[0]?.foodIds).not.toContain('almonds')
  })

  test('needs a session and a text of bearable length', async () => {
    expect((await server.visitor().post('/api/foods/understand', { text: 'nuts' })).status).toBe(401)
    const person = await signUp(server, 'writer@example.org')
    const { status, json } = await person.post('/api/foods/understand', { text: 'x'.repeat(4002) })
    expect(status).toBe(400)
    expect(json).toMatchObject({ error: 'invalid_request', details: [{ path: 'text' }] })
  })
})
