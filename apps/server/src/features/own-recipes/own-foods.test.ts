import { checkAnswer } from '@pennyplate/contract/ai/check'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { householdRecipesAnswer } from '@pennyplate/contract/recipes/household-recipes'
import type { OwnFood } from '@pennyplate/domain/own-food/own-food'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMeal, householdAt, type Person, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SAUCE: OwnFood = {
  id: 'ownfood-sauce-0001',
  name: 'Aunt May’s sauce',
  category: 'Condiments',
  packageText: '24 oz jar',
  priceCents: 97,
  pricedOn: '2026-11-20',
  contains: ['soy'],
}
const ID = 'own-chili-0001'
const LINE = '1 jar Aunt May’s sauce'
const CHILI = {
  ...ownRecipeFrom({
    name: 'Aunt May’s chili',
    meals: ['dinner'],
    servings: 4,
    lines: [{ text: '1 lb ground beef' }, { text: '2 cans kidney beans' }, { text: LINE }],
    steps: [{ text: 'Brown the beef.' }],
    notes: [],
    tags: [],
  }),
  ties: { [LINE.toLowerCase()]: SAUCE.id },
  plan: 'often' as const,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function household(foods: readonly OwnFood[], profile: object = {}) {
  const sam = await householdAt(server, `${crypto.randomUUID()}@example.org`, { adults: 2, ...profile })
  const stored = await sam.post(sam.kv('ownFoods'), { value: foods })
  expect(stored.status).toBe(200)
  await sam.post('/api/own-recipes', { changes: [{ id: ID, baseRevision: 0, value: CHILI }] })
  return sam
}

async function judged(sam: Person) {
  const { recipes } = householdRecipesAnswer.parse((await sam.get('/api/recipes')).json)
  return recipes.find(({ id }) => id === ID)
}

async function sauceOnList(sam: Person, plan: object) {
  const { json } = await sam.post('/api/ai/shopping-list', { plan, today: '2026-11-22' })
  const { shoppingList } = shoppingListAnswer.parse(json)
  return shoppingList.sections.flatMap(({ items }) => items).filter(({ foodId }) => foodId === SAUCE.id)
}

describe('a food that a household added', () => {
  it('is planned, bought in its packages at its price, and the referee agrees', async () => {
    const sam = await household([SAUCE], { weeklyBudget: 160 })
    const { plan } = await weekFor(sam)
    expect(everyMeal(plan).map(({ recipeId }) => recipeId)).toContain(ID)
    const [line, ...more] = await sauceOnList(sam, plan)
    expect(more).toEqual([])
    const jars = line?.packages[0]?.count ?? 0
    expect(line).toMatchObject({
      name: SAUCE.name,
      pantryCategory: 'Condiments',
      sources: ['household'],
      asOf: '2026-11-20',
      contains: ['soy'],
      packages: [{ amountText: '24 oz jar', priceCents: 97 }],
      estimatedPrice: (jars * 97) / 100,
    })
    const check = checkAnswer.parse((await sam.post('/api/ai/check', { plan, today: '2026-11-22' })).json)
    expect(check).toMatchObject({ ok: true, violations: [] })
    // It is not bought while there is enough of it at home.
    await sam.post(sam.kv('pantry'), {
      value: [{ id: 'p1', name: SAUCE.name, category: 'Condiments', quantity: '10 jars', foodId: SAUCE.id }],
    })
    expect(await sauceOnList(sam, plan)).toEqual([])
  })

  it('is judged by its label, and unknown counts as unsafe', async () => {
    const { contains: _, ...unread } = SAUCE
    expect((await judged(await household([SAUCE], { allergies: 'soy' })))?.unsuitable?.code).toBe(
      'forbidden-food',
    )
    expect(await judged(await household([SAUCE], { allergies: 'peanut' }))).not.toHaveProperty('unsuitable')
    expect((await judged(await household([unread], { allergies: 'peanut' })))?.unsuitable?.code).toBe(
      'unknown-food',
    )
    const porkless = { dietaryRestrictions: ['No pork'] }
    expect((await judged(await household([SAUCE], porkless)))?.unsuitable?.code).toBe('unknown-food')
    const suits = [{ ...SAUCE, suits: ['No pork'] }]
    expect(await judged(await household(suits, porkless))).not.toHaveProperty('unsuitable')
  })

  it('without a price is told as unpriced, still judged, and plans go on', async () => {
    const { priceCents: _, ...unpriced } = SAUCE
    const sam = await household([unpriced])
    const { plan } = await weekFor(sam)
    expect(everyMeal(plan).map(({ recipeId }) => recipeId)).toContain(ID)
    const { json } = await sam.post('/api/ai/shopping-list', { plan, today: '2026-11-22' })
    const { shoppingList } = shoppingListAnswer.parse(json)
    const line = shoppingList.sections
      .flatMap(({ items }) => items)
      .find(({ name }) => name.includes('May’s sauce'))
    expect(line).toBeDefined()
    expect(line).not.toHaveProperty('estimatedPrice')
    expect((await judged(await household([unpriced], { allergies: 'soy' })))?.unsuitable?.code).toBe(
      'forbidden-food',
    )
    expect(await judged(await household([unpriced], { allergies: 'peanut' }))).not.toHaveProperty(
      'unsuitable',
    )
  })

  it('changes at once everywhere, and deleting it leaves its line unknown', async () => {
    const sam = await household([SAUCE])
    const before = (await judged(sam))?.cents ?? 0
    await sam.post(sam.kv('ownFoods'), { value: [{ ...SAUCE, priceCents: 1517 }] })
    expect((await judged(sam))?.cents).toBeGreaterThan(before)
    await sam.post(sam.kv('ownFoods'), { value: [] })
    await sam.post(sam.kv('profile'), { value: { zipCode: '72762', adults: 2, allergies: 'peanut' } })
    expect((await judged(sam))?.unsuitable).toMatchObject({ code: 'unknown-food', food: LINE })
  })

  it('is refused with an allergen nobody knows, which would look read', async () => {
    const sam = await householdAt(server, `${crypto.randomUUID()}@example.org`, { adults: 2 })
    const value = [{ ...SAUCE, contains: ['lupin'] }]
    expect((await sam.post(sam.kv('ownFoods'), { value })).status).toBe(400)
  })
})
