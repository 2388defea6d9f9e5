import { TAUGHT_PRODUCTS_MAX } from '@pennyplate/domain/bounds/limits'
import { checkDigit, printedCode } from '@pennyplate/domain/food/barcode'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  garbage,
  overloaded,
  product,
  redirectTo,
  silent,
  startOffStandIn,
} from '../../products/off-stand-in.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A minute plus the second it started in. */
const MINUTE_MS = 61_000
const DAY_MS = 24 * 60 * 60_000
const BUILT_IN = '080000006738'
const FOREIGN = '5449000000996'
const FIZZ = {
  product_name: 'Boisson gazeuse',
  product_name_en: 'Fizzy Cola',
  brands: 'Fizz,The Fizz Company',
  quantity: '330 ml',
  categories_tags: ['en:beverages', 'en:sodas', 'en:colas'],
  image_front_small_url: 'https://images.openfoodfacts.org/fizz.200.jpg',
}
/** Valid codes without a product. */
const codeNumber = (n: number) => {
  const body = `40${String(n).padStart(10, '0')}`
  return body + checkDigit(body)
}

let off: Awaited<ReturnType<typeof startOffStandIn>>
let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  server = await startTestServer({ ...options, env: { OFF_BASE_URL: off.origin, ...options.env } })
  sam = await signUp(server)
}
const lookUp = (code: string) => sam.get(`/api/barcode/${encodeURIComponent(code)}`)

beforeEach(async () => {
  off = await startOffStandIn()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
  off.close()
})

describe('a barcode of our own table', () => {
  beforeEach(() => start())

  it.each(['080000006738', '0080000006738', '0 80000 00673 8', '080000-006738'])(
    '%s is found without a request to Open Food Facts',
    async (code) => {
      const { status, json } = await lookUp(code)
      expect(status).toBe(200)
      expect(json).toEqual({
        success: true,
        product: {
          name: expect.any(String),
          brand: 'StarKist',
          quantity: '5 oz',
          category: 'Canned',
          barcode: BUILT_IN,
          source: 'built-in',
          description: null,
          imageUrl: null,
          foodId: 'tuna-water',
          // Its label was not read: the broth of such tuna has soy.
          allergens: ['fish', 'soy'],
          mayContain: [],
          traits: ['fish', 'soy'],
          shelfLifeDays: expect.any(Number),
          conflicts: [],
        },
      })
      expect(off.asked).toEqual([])
    },
  )

  it.each([
    ['038000138430', 'Sour Cream & Onion crisps', { allergens: expect.arrayContaining(['milk']) }],
    ['038000138577', 'Cheddar crisps', { allergens: expect.arrayContaining(['milk']) }],
    ['078742122083', 'toasted oats with wheat starch', { allergens: ['wheat'] }],
    ['078742062082', 'chili beans with wheat flour', { allergens: ['wheat'] }],
    ['070470003009', 'yogurt with gelatin', { traits: expect.arrayContaining(['gelatin']) }],
    ['011110725677', 'black beans', { allergens: [] }],
  ])('%s, %s, has the allergens and traits of its label', async (code, _, label) => {
    expect((await lookUp(code)).json.product).toMatchObject(label)
  })

  it.each([
    ['a milk allergy and cheddar', { allergies: ['milk'] }, '011110586049', ['restriction:milk']],
    ['a milk allergy and beans', { allergies: ['milk'] }, '011110725677', []],
    ['a fish allergy, typed, and tuna', { allergies: ['fish'] }, BUILT_IN, ['restriction:fish']],
    ['vegans and cheddar', { dietType: 'Vegan' }, '011110586049', ['diet:vegan']],
  ])('for a household with %s names the rules it breaks', async (_, profile, code, conflicts) => {
    await sam.post(sam.kv('profile'), { value: { profileCompleted: true, ...profile } })
    expect((await lookUp(code)).json.product.conflicts).toEqual(conflicts)
  })

  it('misread by one digit returns the likely products', async () => {
    const { status, json } = await lookUp('080000006739')
    expect(status).toBe(200)
    expect(json).toMatchObject({ success: false, error: 'misread' })
    expect(json.candidates).toContainEqual(expect.objectContaining({ barcode: BUILT_IN, brand: 'StarKist' }))
    expect((await lookUp('123')).json).toEqual({ success: false, error: 'misread', candidates: [] })
    expect(off.asked).toEqual([])
  })

  it.each(['212345605998', '2012345678903'])(
    "%s is from a store's scale: no request, and it cannot be taught",
    async (code) => {
      const { status, json } = await lookUp(code)
      expect([status, json]).toEqual([200, { success: false, error: 'in_store', barcode: code }])
      const taught = await sam.post(`/api/barcode/${code}`, { name: 'Ham', category: 'Meat' })
      expect(taught.status).toBe(400)
      expect(off.asked).toEqual([])
    },
  )

  it.each(['tuna', '1'.repeat(41), ' '])('%s is not a barcode', async (code) => {
    expect((await lookUp(code)).status).toBe(400)
  })

  it('requires a session', async () => {
    expect((await server.visitor().get(`/api/barcode/${BUILT_IN}`)).status).toBe(401)
  })
})

describe('a barcode that is looked up at Open Food Facts', () => {
  it('is found under its English name, with a User-Agent that identifies us', async () => {
    await start({ env: { OFF_BASE_URL: `${off.origin}/`, MAIL_FROM: 'Pennyplate <kitchen@example.org>' } })
    off.answer(FOREIGN, product(FIZZ))
    expect((await lookUp(FOREIGN)).json).toEqual({
      success: true,
      product: {
        name: 'Fizzy Cola',
        brand: 'Fizz',
        quantity: '330 ml',
        category: 'Other',
        description: null,
        imageUrl: 'https://images.openfoodfacts.org/fizz.200.jpg',
        foodId: expect.toBeOneOf([null, 'cola']),
        allergens: [],
        mayContain: [],
        traits: [],
        barcode: FOREIGN,
        source: 'open-food-facts',
        shelfLifeDays: expect.toBeOneOf([null, expect.any(Number)]),
        conflicts: [],
      },
    })
    const [asked] = off.asked
    expect(asked?.userAgent).toMatch(/^Pennyplate\/\d+\.\d+\.\d+ \(kitchen@example\.org\)$/)
    expect(asked?.url.searchParams.get('fields')?.split(',')).toContain('product_name_en')
  })

  it('has the allergens of its tags and its ingredients, not those of a similar food', async () => {
    await start()
    off.answer(
      FOREIGN,
      product({
        product_name: 'Vanilla yogurt alternative',
        ingredients_text_en: 'Almond milk (water, almonds), cane sugar, soy lecithin, pork gelatin',
        allergens_tags: ['en:nuts', 'en:gluten', 'en:lupin'],
        traces_tags: ['en:peanuts', 'en:nuts'],
      }),
    )
    const { allergens, mayContain, traits } = (await lookUp(FOREIGN)).json.product
    expect(new Set(allergens)).toEqual(new Set(['tree-nut', 'soy']))
    expect(new Set(mayContain)).toEqual(new Set(['peanut', 'wheat']))
    expect(traits).toEqual(expect.arrayContaining(['gelatin', 'pork', 'gluten', 'nuts']))
  })

  it.each([
    [
      'only an English name',
      { product_name_en: 'Oat flakes' },
      { name: 'Oat flakes', brand: null, quantity: null },
    ],
    ['only a foreign name', { product_name: 'Haricots', brands: '' }, { name: 'Haricots', brand: null }],
    ['only what kind of thing it is', { generic_name: 'Salt' }, { name: 'Salt', description: 'Salt' }],
    [
      'numbers where text belongs',
      { product_name: 'Tea', quantity: 12, brands: null, categories_tags: 'tea' },
      { name: 'Tea', quantity: null, brand: null },
    ],
    [
      'an address that is none',
      { product_name: 'Tea', image_front_url: 'javascript:alert(1)' },
      { imageUrl: null },
    ],
    ['control characters', { product_name: 'Green\u0000\n  tea' }, { name: 'Green tea' }],
    ['a name beyond all bounds', { product_name: 'a'.repeat(5000) }, { name: 'a'.repeat(200) }],
  ])('is found with %s', async (_, fields, expected) => {
    await start()
    off.answer(FOREIGN, product(fields))
    const { json } = await lookUp(FOREIGN)
    expect(json.success).toBe(true)
    expect(json.product).toMatchObject(expected)
  })

  it.each([
    [['en:dairies', 'en:milks'], 'Dairy'],
    [['en:canned-foods', 'en:seafood', 'en:canned-tunas'], 'Canned'],
    [['en:frozen-foods', 'en:pizzas'], 'Frozen'],
    [['en:snacks', 'en:sweet-snacks', 'en:milk-chocolates', 'en:chocolates'], 'Snacks'],
    [['en:plant-based-foods', 'en:cereals-and-potatoes', 'en:pastas'], 'Grains'],
    [['en:condiments', 'en:sauces'], 'Condiments'],
    [['en:meats-and-their-products', 'en:meats'], 'Meat'],
    [['en:plant-based-foods', 'en:fruits'], 'Produce'],
    [['en:beverages', 'en:fruit-juices', 'en:juices'], 'Other'],
    [['xx:nothing'], 'Other'],
  ])('with the categories %j is in %s', async (tags, category) => {
    await start()
    off.answer(FOREIGN, product({ product_name: 'Zzqx', categories_tags: tags }))
    expect((await lookUp(FOREIGN)).json.product.category).toBe(category)
  })

  it.each([
    ['it does not have', undefined],
    ['it has without a name', product({ brands: 'Fizz' })],
  ])('that %s is not found, and not requested again for a week', async (_, answer) => {
    await start()
    if (answer) off.answer(FOREIGN, answer)
    const missing = { success: false, error: 'not_found', barcode: FOREIGN }
    expect((await lookUp(FOREIGN)).json).toEqual(missing)
    expect((await lookUp(`0${FOREIGN}`)).json).toEqual(missing)
    expect(off.asked).toHaveLength(1)
    server.advance(7 * DAY_MS + 1000)
    off.answer(FOREIGN, product(FIZZ))
    expect((await lookUp(FOREIGN)).json.product.name).toBe('Fizzy Cola')
  })

  it('is not requested while Open Food Facts is overloaded', async () => {
    await start()
    off.answer('*', overloaded)
    const refused = await lookUp(FOREIGN)
    expect(refused.status).toBe(200)
    expect(refused.json).toMatchObject({ success: false, error: 'unavailable', barcode: FOREIGN })
    expect(refused.json.retryAfterS).toBeLessThanOrEqual(61)
    expect((await lookUp(codeNumber(1))).json.error).toBe('unavailable')
    expect(off.asked).toHaveLength(1)
    server.advance(MINUTE_MS)
    off.answer('*', product(FIZZ))
    expect((await lookUp(FOREIGN)).json.success).toBe(true)
  })

  it('is unavailable after 5 seconds without an answer', async () => {
    await start()
    off.answer(FOREIGN, silent)
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 5000 ? 50 : ms))
    expect((await lookUp(FOREIGN)).json.error).toBe('unavailable')
    expect(AbortSignal.timeout).toHaveBeenCalledWith(5000)
    expect(off.asked).toHaveLength(1)
  })

  it('is unavailable if the answer is garbage or the host is down', async () => {
    await start()
    off.answer(FOREIGN, garbage)
    expect((await lookUp(FOREIGN)).json.error).toBe('unavailable')
    off.close()
    expect((await lookUp(codeNumber(1))).json.error).toBe('unavailable')
  })

  it('cannot redirect this server into its own network', async () => {
    await start()
    const inner = await startOffStandIn()
    off.answer(FOREIGN, redirectTo(`${inner.origin}/api/v2/product/${FOREIGN}`))
    inner.answer(FOREIGN, product({ product_name: 'secret' }))
    const { json, text } = await lookUp(FOREIGN)
    expect([json.error, text.includes('secret'), inner.asked]).toEqual(['unavailable', false, []])
    expect(server.logLines.join()).toContain('refused')
    inner.close()
  })

  it('is answered from an expired cache entry if a new request fails', async () => {
    await start()
    off.answer(FOREIGN, product(FIZZ))
    await lookUp(FOREIGN)
    // Three months are longer than a session, so the test ages the row instead of moving the clock.
    const { db } = server.deps.database
    await db.updateTable('barcode_cache').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute()
    off.answer(FOREIGN, garbage)
    expect((await lookUp(FOREIGN)).json).toMatchObject({ product: { name: 'Fizzy Cola' } })
    expect(off.asked).toHaveLength(2)
  })

  it('is not requested if the operator turned look-ups off', async () => {
    await start({ env: { OFF_BASE_URL: '' } })
    expect((await lookUp(FOREIGN)).json).toMatchObject({ success: false, error: 'not_found' })
    expect(off.asked).toEqual([])
  })
})

describe.each(ENGINES)('many look-ups on %s', (engine) => {
  it('of the same 50 codes send at most 50 requests, and at most 15 a minute', {
    timeout: 120_000,
  }, async () => {
    await start({ engine })
    off.answer('*', product(FIZZ))
    for (let n = 0; n < 50; n += 5)
      off.answer(codeNumber(n), (response) => response.writeHead(404).end('{"status":0}'))
    const asks = Array.from({ length: rounds(200, 1000) }, (_, n) => codeNumber(n % 50))
    let left = asks
    for (let minute = 1; left.length > 0; minute++) {
      expect(minute).toBeLessThanOrEqual(4)
      const outcomes = await Promise.all(
        left.map(async (code) => ({ code, error: (await lookUp(code)).json.error })),
      )
      expect(off.asked.length).toBeLessThanOrEqual(15 * minute)
      left = outcomes.filter(({ error }) => error === 'unavailable').map(({ code }) => code)
      server.advance(MINUTE_MS)
    }
    const codes = off.asked.map(({ code }) => code)
    expect(codes.length).toBeLessThanOrEqual(50)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('a taught product is private, is kept, and is deleted with the account', async () => {
    await start({ engine })
    const kim = await signUp(server, 'kim@example.org')
    const taught = { name: 'Plums of the garden', brand: '', category: 'Canned', quantity: '500 g' }
    const { status, json } = await sam.post(`/api/barcode/${FOREIGN}`, taught)
    expect([status, json.product]).toEqual([
      200,
      expect.objectContaining({ name: 'Plums of the garden', barcode: FOREIGN, source: 'household' }),
    ])
    expect((await lookUp(`0${FOREIGN}`)).json.product).toMatchObject({
      name: 'Plums of the garden',
      brand: null,
      category: 'Canned',
      quantity: '500 g',
    })
    expect((await kim.get(`/api/barcode/${FOREIGN}`)).json.error).toBe('not_found')
    await sam.post(`/api/barcode/${FOREIGN}`, { ...taught, name: 'Plums' })
    expect((await lookUp(FOREIGN)).json.product.name).toBe('Plums')

    await sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    const rows = await server.deps.database.db.selectFrom('household_products').selectAll().execute()
    expect(rows).toEqual([])
  })
})

describe('teaching', () => {
  beforeEach(() => start())

  it.each([
    ['a code that is not valid', '123', { name: 'Plums', category: 'Canned' }],
    ['no name', FOREIGN, { name: ' ', category: 'Canned' }],
    ['no category', FOREIGN, { name: 'Plums', category: 'Fruit' }],
  ])('is refused with %s', async (_, code, body) => {
    expect((await sam.post(`/api/barcode/${code}`, body)).status).toBe(400)
  })

  it(`is limited to ${TAUGHT_PRODUCTS_MAX} products, which can still be corrected`, async () => {
    const rows = Array.from({ length: TAUGHT_PRODUCTS_MAX }, (_, n) => ({
      household_id: sam.householdId,
      gtin: codeNumber(n).padStart(14, '0'),
      product_json: '{}',
      taught_at: '2026-11-21',
    }))
    for (let n = 0; n < rows.length; n += 500)
      await server.deps.database.db
        .insertInto('household_products')
        .values(rows.slice(n, n + 500))
        .execute()
    const body = { name: 'Plums', category: 'Canned' }
    expect((await sam.post(`/api/barcode/${FOREIGN}`, body)).json.error).toBe('storage_full')
    expect(
      (await sam.post(`/api/barcode/${printedCode(codeNumber(7).padStart(14, '0'))}`, body)).status,
    ).toBe(200)
  })
})
