import { recipeAnswer } from '@pennyplate/contract/ai/recipe'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { householdRecipesAnswer } from '@pennyplate/contract/recipes/household-recipes'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMeal, householdAt, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const CHILI = {
  ...ownRecipeFrom({
    name: 'Aunt May’s chili',
    meals: ['dinner'],
    servings: 4,
    lines: [
      { heading: 'Chili' },
      { text: '1 lb ground beef' },
      { text: '2 cans kidney beans' },
      { text: '1 jar zorblax sauce' },
    ],
    steps: [{ text: 'Brown the beef.' }],
    notes: [],
    tags: [],
  }),
  plan: 'often' as const,
}
const ID = 'own-chili-0001'
const MEAL = { name: CHILI.name, recipeId: ID, servingsPerAdult: 2 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function household(profile: object = {}, value: object = CHILI) {
  const sam = await householdAt(server, `${crypto.randomUUID()}@example.org`, { adults: 2, ...profile })
  await sam.post('/api/own-recipes', { changes: [{ id: ID, baseRevision: 0, value }] })
  return sam
}
const MYSTERY = {
  ...CHILI,
  lines: [{ text: '1 lb ground beef' }, { text: '1 jar zorblax sauce' }, { text: '1 jar quux paste' }],
}
const SOLVED = { ...CHILI, lines: CHILI.lines.slice(0, 3) }

describe('an own recipe', () => {
  it('says how long it takes only if its writer did', async () => {
    const recipeOf = async (value: object) => {
      const sam = await household({}, value)
      return recipeAnswer.parse((await sam.post('/api/ai/recipe', { meal: MEAL })).json).recipe
    }
    const untold = await recipeOf(SOLVED)
    expect(untold).toMatchObject({ cookingTime: 0 })
    expect(untold).not.toHaveProperty('difficulty')
    expect(untold).not.toHaveProperty('activeMinutes')
    expect(await recipeOf({ ...SOLVED, totalMinutes: 45 })).toMatchObject({ cookingTime: 45 })
  })

  it('is known better once the same words were tied in another recipe', async () => {
    const sam = await household({ allergies: 'peanut' })
    const judged = async () => {
      const { recipes } = householdRecipesAnswer.parse((await sam.get('/api/recipes')).json)
      return recipes.find(({ id }) => id === ID)
    }
    expect((await judged())?.unsuitable).toMatchObject({ code: 'unknown-food' })
    await sam.post(sam.kv('lineTies'), { value: { 'zorblax sauce': 'salsa' } })
    expect(await judged()).not.toHaveProperty('unsuitable')
    // A food with the allergen is no way around it.
    await sam.post(sam.kv('lineTies'), { value: { 'zorblax sauce': 'peanut-butter' } })
    expect((await judged())?.unsuitable).toMatchObject({ code: 'forbidden-food' })
  })

  it('is planned beside ours, and a later change counts at once', async () => {
    const sam = await household()
    const named = async () => everyMeal((await weekFor(sam)).plan).map(({ recipeId }) => recipeId)
    expect(await named()).toContain(ID)
    await sam.post('/api/own-recipes', {
      changes: [{ id: ID, baseRevision: 1, value: { ...CHILI, plan: 'never' } }],
    })
    expect(await named()).not.toContain(ID)
  })

  it('is judged like ours: its price here, and why it does not suit', async () => {
    const own = async (profile: object, value: object) => {
      const sam = await household(profile, value)
      const { recipes } = householdRecipesAnswer.parse((await sam.get('/api/recipes')).json)
      return recipes.find(({ id }) => id === ID)
    }
    expect(await own({}, SOLVED)).toMatchObject({ isOwn: true, cents: expect.any(Number) })
    expect(await own({}, CHILI)).toMatchObject({ cents: expect.any(Number), unpriced: 1 })
    expect(await own({}, MYSTERY)).toMatchObject({ cents: null, unpriced: 2 })
    expect((await own({ dietType: 'Vegan' }, CHILI))?.unsuitable).toMatchObject({ code: 'forbidden-food' })
    expect((await own({ allergies: 'peanut' }, CHILI))?.unsuitable).toMatchObject({
      code: 'unknown-food',
      food: '1 jar zorblax sauce',
    })
  })

  it('has our swaps for a household that may not eat it as written, if every line is tied', async () => {
    const sam = await household({ dietType: 'Vegan' }, SOLVED)
    const { recipes } = householdRecipesAnswer.parse((await sam.get('/api/recipes')).json)
    const found = recipes.find(({ id }) => id === ID)
    expect(found).toMatchObject({ formId: 'swapped', allergens: expect.any(Array) })
    expect(found).not.toHaveProperty('unsuitable')
    const { json } = await sam.post('/api/ai/recipe', { meal: { ...MEAL, formId: 'swapped' } })
    const { recipe } = recipeAnswer.parse(json)
    expect(recipe.ingredients[1]).toMatchObject({ foodId: 'plant-ground' })
    expect(recipe.instructions.join(' ')).toMatch(/plant-based/i)
    expect(recipe.instructions.join(' ')).not.toMatch(/\bbeef\b(?!less)/i)
  })

  it('is cooked in its writer’s words, scaled, with headings and the lines nobody knows', async () => {
    const sam = await household({ adults: 4 })
    const { json } = await sam.post('/api/ai/recipe', { meal: MEAL })
    const { recipe } = recipeAnswer.parse(json)
    expect(recipe.ingredients.map(({ text }) => text)).toEqual([
      'Chili:',
      '1 lb ground beef',
      '2 cans kidney beans',
      '1 jar zorblax sauce',
    ])
    expect(recipe.ingredients[1]).toMatchObject({ grams: expect.closeTo(453.6, 0) })
  })

  it.each([
    ['four adults', { adults: 4 }, '1 lb ground beef'],
    ['two adults and a child', { adults: 2, kids: 1, kidAges: [5] }, '12 oz ground beef'],
    ['two adults and a baby', { adults: 2, kids: 1, kidAges: [1] }, '8 oz ground beef'],
  ])('is cooked for %s as written, one serving each, whatever a week said', async (_, profile, beef) => {
    const sam = await household(profile)
    const { json } = await sam.post('/api/ai/recipe', { meal: { ...MEAL, servingsPerAdult: 1.37 } })
    expect(recipeAnswer.parse(json).recipe.ingredients[1]?.text).toBe(beef)
  })

  it('has its food without an amount on the list, without a price, unless it is at home', async () => {
    const lines = [...SOLVED.lines, { text: 'White rice, to serve' }, { text: 'salt' }, { text: 'ice' }]
    const sam = await household({}, { ...CHILI, lines })
    const days = DAY_NAMES.map((day) => ({ day, meals: { dinner: MEAL } }))
    const otherLines = async () => {
      const { json } = await sam.post('/api/ai/shopping-list', { plan: { days }, today: '2026-11-22' })
      const { shoppingList } = shoppingListAnswer.parse(json)
      return shoppingList.sections.flatMap(({ category, items }) => (category === 'Other' ? items : []))
    }
    const [rice, ...more] = await otherLines()
    expect(rice).toMatchObject({ name: 'Long-grain white rice', usedIn: [CHILI.name] })
    expect(rice).not.toHaveProperty('estimatedPrice')
    expect(more).toEqual([])
    const value = [{ id: 'r', name: 'White rice', foodId: 'rice', quantity: '2 lb', category: 'Grains' }]
    expect((await sam.post(sam.kv('pantry'), { value })).status).toBe(200)
    expect(await otherLines()).toEqual([])
  })

  it('is another household’s secret', async () => {
    await household()
    const kim = await householdAt(server, 'kim@example.org', { adults: 2 })
    const { recipes } = householdRecipesAnswer.parse((await kim.get('/api/recipes')).json)
    expect(recipes.filter(({ isOwn }) => isOwn)).toEqual([])
  })
})
