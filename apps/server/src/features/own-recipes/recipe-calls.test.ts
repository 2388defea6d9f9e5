import { householdRecipesAnswer } from '@pennyplate/contract/recipes/household-recipes'
import { ownRecipeAnswer, parseLinesAnswer, recipeKept } from '@pennyplate/contract/recipes/recipe-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdAt } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someone = () => householdAt(server, `${crypto.randomUUID()}@example.org`, { adults: 2 })
const CHILI = {
  name: 'Chili',
  servings: 4,
  lines: [{ text: '1 lb ground beef' }, { text: '1 cup shredded cheddar' }, { text: '1 jar zorblax' }],
}

describe('own recipes over the API', () => {
  it('are kept, read with what is known of them, changed and deleted', async () => {
    const sam = await someone()
    const added = await sam.post('/api/recipes', { recipe: CHILI })
    expect(added.status).toBe(201)
    const { id, revision } = recipeKept.parse(added.json)
    const read = ownRecipeAnswer.parse((await sam.get(`/api/recipes/${id}`)).json)
    expect(read).toMatchObject({
      isOwn: true,
      recipe: { ...CHILI, id, revision, meals: ['dinner'], plan: 'sometimes', familiarity: 4 },
      cents: expect.any(Number),
      unpriced: 1,
      unresolved: 1,
      allergens: ['milk'],
    })
    expect(read.cents).toBeGreaterThan(50)

    const changed = await sam.put(`/api/recipes/${id}`, {
      recipe: { ...CHILI, lines: CHILI.lines.slice(0, 2), plan: 'never' },
      revision,
    })
    expect(changed).toMatchObject({ status: 200, json: { id, revision: revision + 1 } })
    const late = await sam.put(`/api/recipes/${id}`, { recipe: CHILI, revision })
    expect(late).toMatchObject({ status: 409, json: { error: 'conflict', revision: revision + 1 } })
    // Without a revision the last one to write wins.
    expect((await sam.put(`/api/recipes/${id}`, { recipe: CHILI })).status).toBe(200)

    expect(await sam.delete(`/api/recipes/${id}`)).toMatchObject({ status: 200, json: { deleted: true } })
    for (const gone of [await sam.get(`/api/recipes/${id}`), await sam.delete(`/api/recipes/${id}`)])
      expect(gone.status).toBe(404)
  })

  it('are listed beside ours with their allergens and how many lines are unresolved', async () => {
    const sam = await someone()
    const { id } = recipeKept.parse((await sam.post('/api/recipes', { recipe: CHILI })).json)
    const found = await sam.get('/api/recipes?q=chili')
    expect(found.text).toContain('recipes')
    const { recipes } = householdRecipesAnswer.parse(found.json)
    expect(recipes.find((one) => one.id === id)).toMatchObject({
      isOwn: true,
      allergens: ['milk'],
      unresolved: 1,
      foods: ['ground-beef-80', 'cheddar'],
      diets: [],
      cents: expect.any(Number),
    })
    expect(recipes.find(({ isOwn }) => !isOwn)).not.toHaveProperty('unresolved')
  })

  it('may be as large as a recipe may be, and are told when they are larger', async () => {
    const sam = await someone()
    const { id } = recipeKept.parse((await sam.post('/api/recipes', { recipe: CHILI })).json)
    const withSteps = (count: number) => ({
      recipe: { ...CHILI, steps: Array.from({ length: count }, () => ({ text: 'x'.repeat(4000) })) },
    })
    expect((await sam.put(`/api/recipes/${id}`, withSteps(16))).status).toBe(200)
    expect((await sam.post('/api/recipes', withSteps(16))).status).toBe(201)
    for (const refused of [
      await sam.put(`/api/recipes/${id}`, withSteps(17)),
      await sam.post('/api/recipes', withSteps(17)),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('must not be larger than 64 kB')
    }
  })

  it('are the household’s own, and refuse what is no recipe', async () => {
    const [sam, kim] = [await someone(), await someone()]
    const { id } = recipeKept.parse((await sam.post('/api/recipes', { recipe: CHILI })).json)
    expect((await kim.get(`/api/recipes/${id}`)).status).toBe(404)
    expect((await kim.put(`/api/recipes/${id}`, { recipe: CHILI })).status).toBe(404)
    expect((await sam.post('/api/recipes', { recipe: { ...CHILI, name: ' ' } })).status).toBe(400)
    expect((await sam.post('/api/recipes', { recipe: { ...CHILI, nmae: 'x' } })).status).toBe(400)
  })
})

it('lines of an ingredient list are read without storing anything', async () => {
  const sam = await someone()
  const { json } = await sam.post('/api/recipes/parse-lines', {
    lines: [
      'For the sauce:',
      '1 (14.5 oz) can diced tomatoes, drained',
      '2 to 3 carrots',
      '1 jar zorblax with peanuts',
    ],
  })
  const { lines } = parseLinesAnswer.parse(json)
  expect(lines).toMatchObject([
    { heading: 'For the sauce', food: null, isResolved: true },
    {
      food: { foodId: 'diced-tomatoes' },
      grams: 411.1,
      preparation: 'diced, drained',
      unit: 'can',
      isResolved: true,
    },
    { quantity: 2, maxQuantity: 3, food: { foodId: 'carrot' }, isResolved: true },
    { food: null, grams: null, allergens: ['peanut'], isResolved: false },
  ])
})
