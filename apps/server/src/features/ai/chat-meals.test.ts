import { customMealAnswer } from '@pennyplate/contract/ai/custom-meal'
import { quickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { recipeAnswer } from '@pennyplate/contract/ai/recipe'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { recipesCacheDocument } from '@pennyplate/contract/documents/recipe'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatAnswering, says, startChatStandIn, status } from '../../testing/chat-stand-in.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let standIn: Awaited<ReturnType<typeof startChatStandIn>>
let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  standIn = await startChatStandIn()
  server = await startTestServer({ env: { AI_BASE_URL: standIn.baseUrl, AI_MODEL: 'small' } })
  sam = await signUp(server)
})
afterAll(async () => {
  await server.close()
  standIn.close()
})
beforeEach(async () => {
  standIn.asked.length = 0
  const value = { adults: 2, mealTypes: ['Dinner'], allergies: ['peanut'], weeklyBudget: 105 }
  await sam.post(sam.kv('profile'), { value })
})

const RICE = {
  name: 'Rice with peas',
  cookingTime: 20,
  servings: 2,
  ingredients: ['1 cup white rice', '1 cup frozen peas'],
}
const SATAY = { name: 'Satay noodles', cookingTime: 20, servings: 2, ingredients: ['1/2 cup peanut butter'] }
const NOW = {
  name: 'Zorblax stew',
  estimatedCost: 4,
  cookingTime: 30,
  nutrition: { calories: 500, protein: 20 },
}
const PLAN = { days: DAY_NAMES.map((day) => ({ day, meals: { dinner: NOW } })) }
const saysJson = (answer: unknown) => says(JSON.stringify(answer))

async function ask(path: string, body: object, answers: ChatAnswering[]) {
  standIn.answer(...answers)
  return sam.post(`/api/ai/${path}`, body)
}

describe('another meal', () => {
  const replace = async (answers: ChatAnswering[], body: object = {}) => {
    const { status: code, json } = await ask(
      'replace',
      { plan: PLAN, day: 2, mealType: 'dinner', engine: 'chat', ...body },
      answers,
    )
    expect(code).toBe(200)
    return replaceAnswer.parse(json)
  }

  it('comes from the model on request, with the change of the total', async () => {
    const { choices, aiFailure } = await replace([saysJson({ meals: [RICE, SATAY, RICE] })])
    expect(choices.map(({ meal }) => meal.name)).toEqual(['Rice with peas'])
    expect(choices[0]?.delta).toMatchObject({ minutes: -10, calories: expect.any(Number) })
    expect(choices[0]?.delta.totalCost).not.toBe(0)
    expect(aiFailure).toBeUndefined()
  })

  it('comes from the planner by default', async () => {
    const { choices } = await replace([status(500)], { engine: undefined })
    expect(choices.length).toBeGreaterThanOrEqual(3)
    expect(standIn.asked).toEqual([])
  })

  it('is asked for once more if all break a rule', async () => {
    const { choices } = await replace([saysJson({ meals: [SATAY] }), saysJson({ meal: RICE })])
    expect(choices.map(({ meal }) => meal.name)).toEqual(['Rice with peas'])
    expect(String(standIn.asked[1]?.body.messages[1]?.content)).toContain(
      '"Satay noodles",{"code":"forbidden-food"',
    )
  })

  it.each([
    ['only what may not be eaten', [saysJson({ meals: [SATAY] })], { error: 'forbidden_meal' }],
    [
      'the meal that is there',
      [saysJson({ meals: [{ ...RICE, name: ' zorblax STEW' }] })],
      { error: 'same_meal' },
    ],
    ['an error', [status(503, 'busy')], { error: 'api_error', status: 503, detail: 'busy' }],
    ['prose', [says('How about soup?')], { error: 'invalid_response' }],
  ])('is the planner’s, with the reason, if the model has %s', async (_, answers, failure) => {
    const { choices, aiFailure } = await replace(answers)
    expect(aiFailure).toEqual(failure)
    expect(choices.length).toBeGreaterThanOrEqual(3)
    expect(choices.every(({ meal }) => meal.recipeId !== undefined)).toBe(true)
  })

  it('without sensible figures costs as much as the present one', async () => {
    const bare = { name: 'Zorblax pie', ingredients: ['2 zorblax'], estimatedCost: 0, cookingTime: -1 }
    await sam.post(sam.kv('profile'), { value: { mealTypes: ['Dinner'] } })
    const { choices } = await replace([saysJson({ meals: [bare] })])
    expect(choices[0]?.meal).toMatchObject({
      estimatedCost: 4,
      cookingTime: 20,
      difficulty: 'medium',
      nutrition: { calories: 400, protein: 20, carbs: 40, fat: 15 },
      isEstimate: true,
    })
  })
})

describe('a typed meal', () => {
  const describeMeal = async (name: string, answers: ChatAnswering[]) =>
    customMealAnswer.parse((await ask('custom-meal', { name, mealType: 'dinner' }, answers)).json)

  it('is described by the model under its typed name, with a warning if it breaks a rule', async () => {
    const { meal, warnings } = await describeMeal(' Noodles à la Kim ', [saysJson({ meal: SATAY })])
    expect(meal).toMatchObject({ name: 'Noodles à la Kim', isCustom: true, cookingTime: 20 })
    expect(meal.ingredients).toEqual(SATAY.ingredients)
    expect(warnings).toMatchObject([{ code: 'forbidden-food', by: 'restriction:peanut' }])
  })

  it('warns of what a dish of that name usually contains, even if the model leaves it out', async () => {
    const { meal, warnings } = await describeMeal('Pad thai', [saysJson({ meal: RICE })])
    expect(meal.ingredients).toEqual(RICE.ingredients)
    expect(warnings).toMatchObject([{ code: 'forbidden-food', by: 'restriction:peanut' }])
  })

  it('is the catalog dish if there is one, and the model is not asked', async () => {
    const { meal } = await describeMeal('Cabbage and carrot lo mein', [status(500)])
    expect(meal.recipeId).toBe('cabbage-and-carrot-lo-mein')
    expect(standIn.asked).toEqual([])
  })

  it.each([
    ['fails', [status(500, 'boom')], { error: 'api_error', status: 500, detail: 'boom' }],
    ['says nothing', [says('')], { error: 'empty_response' }],
    ['knows no ingredients', [saysJson({ meal: { name: 'x' } })], { error: 'invalid_response' }],
  ])('keeps its name and gets default figures if the model %s', async (_, answers, failure) => {
    const { meal, aiFailure } = await describeMeal('Qwertyuiop', answers)
    expect(aiFailure).toEqual(failure)
    expect(meal).toMatchObject({
      name: 'Qwertyuiop',
      estimatedCost: 2.5,
      cookingTime: 20,
      difficulty: 'medium',
      nutrition: { calories: 400, protein: 25, carbs: 40, fat: 15 },
    })
  })
})

describe('the recipe of a meal the model wrote', () => {
  const meal = { ...RICE, isEstimate: false }
  const WRITTEN = {
    recipe: {
      ingredients: ['something else'],
      instructions: ['1. Boil the rice.', 'Step 2: Stir in the peas.'],
      cookingTime: 22,
      tips: { storage: 'Keeps for three days in the fridge.', reheating: 'In a pan.', mealPrepTips: [] },
    },
  }

  it("has the model's steps and the meal's ingredients, scaled to the household", async () => {
    const { json } = await ask('recipe', { meal }, [saysJson(WRITTEN)])
    const { recipe } = recipeAnswer.parse(json)
    expect(recipe.instructions).toEqual(['Boil the rice.', 'Stir in the peas.'])
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(['1 cup white rice', '1 cup frozen peas'])
    expect(recipe).toMatchObject({ name: 'Rice with peas', servings: 2, cookingTime: 22, isEstimate: true })
    expect(recipesCacheDocument.safeParse({ [recipe.name]: recipe }).success).toBe(true)
  })

  it('is asked for once more if a step adds a forbidden food, then refused', async () => {
    const smuggled = { recipe: { ...WRITTEN.recipe, instructions: ['Top with crushed peanuts.'] } }
    const mended = await ask('recipe', { meal }, [saysJson(smuggled), saysJson(WRITTEN)])
    expect(mended.status).toBe(200)
    const refused = await ask('recipe', { meal }, [saysJson(smuggled)])
    expect([refused.status, refused.json]).toEqual([502, { error: 'forbidden_meal' }])
  })

  it('fails with the reason', async () => {
    const { status: code, json } = await ask('recipe', { meal }, [status(401, 'no')])
    expect([code, json]).toEqual([502, { error: 'api_error', status: 401, detail: 'no' }])
  })

  it('is our own for a catalog dish', async () => {
    const own = { name: 'Cabbage and carrot lo mein' }
    expect((await ask('recipe', { meal: own }, [status(500)])).json.recipe.recipeId).toBeDefined()
    expect(standIn.asked).toEqual([])
  })

  it('has only the known figures if the planner is asked', async () => {
    const { json } = await ask('recipe', { meal, engine: 'builtin' }, [status(500)])
    const { recipe } = recipeAnswer.parse(json)
    expect(recipe.ingredients).toHaveLength(2)
    expect(recipe.instructions).toEqual([])
  })
})

describe('a quick meal', () => {
  const PANTRY = [
    { id: 'a', name: 'White rice', quantity: '2 lb', category: 'Grains' },
    { id: 'b', name: 'Frozen peas', quantity: '1 cup', category: 'Frozen' },
  ]
  const written = (changes: object = {}, steps = ['1. Boil the rice.', 'Stir in the peas.']) => ({
    meal: 'Rice with peas',
    mealTypes: ['dinner', 'snack'],
    recipe: {
      ingredients: ['1 cup white rice', '2 cups frozen peas'],
      instructions: steps,
      cookingTime: 20,
      servings: 2,
      estimatedCost: 9,
      ...changes,
    },
  })
  const KNOWN_TO_NOBODY = ['1 cup white rice', '2 cups frozen peas', '1 zorblax']
  /** A household without restrictions may get unknown foods. */
  const avoidNothing = () => sam.post(sam.kv('profile'), { value: { adults: 2, mealTypes: ['Dinner'] } })
  const withPeanuts = written({ ingredients: ['1/2 cup peanut butter'] })
  const quick = async (answers: ChatAnswering[], body: object = {}) => {
    await sam.post(sam.kv('pantry'), { value: PANTRY })
    const { status: code, json } = await ask('quick-meal', { today: '2026-11-25', ...body }, answers)
    expect(code).toBe(200)
    return quickMealAnswer.parse(json)
  }

  it('comes from the model with its steps, compared with the pantry', async () => {
    const { meal, recipe, match, mealTypes, engine, aiFailure } = await quick([saysJson(written())])
    expect([meal.name, engine, aiFailure]).toEqual(['Rice with peas', 'chat', undefined])
    // The model said $4.50; our packages say otherwise.
    expect(meal.estimatedCost).toBeLessThan(2)
    expect(recipe.instructions).toEqual(['Boil the rice.', 'Stir in the peas.'])
    expect(mealTypes).toEqual(['dinner', 'snacks'])
    expect(match.have.map(({ name }) => name)).toEqual(['Long-grain white rice', 'Frozen peas'])
    expect(match.missing).toEqual([
      { name: 'Frozen peas', foodId: expect.any(String), cents: match.missingCents },
    ])
    expect(match.covered).toBeGreaterThan(0.3)
    expect(match.covered).toBeLessThan(0.9)
    const asked = String(standIn.asked[0]?.body.messages[1]?.content)
    expect(asked).toMatch(/"pantry":\[\{"name":"White rice","quantity":"2 lb"\}/)
  })

  it('with an unknown food has no share at home and no price for that food', async () => {
    await avoidNothing()
    const { meal, match } = await quick([saysJson(written({ ingredients: KNOWN_TO_NOBODY }))])
    expect(meal).toMatchObject({ estimatedCost: 4.5, isEstimate: true })
    expect(match.missing.at(-1)).toEqual({ name: '1 zorblax', foodId: '', cents: null })
    expect(match.covered).toBeNull()
  })

  it('has default cost and servings if the model gives neither', async () => {
    await avoidNothing()
    const bare = written({ ingredients: ['1 zorblax'], servings: 0, estimatedCost: -5, cookingTime: 0 })
    const { meal } = await quick([saysJson(bare)])
    expect(meal).toMatchObject({ servings: 4, estimatedCost: 1.25, cookingTime: 20, isEstimate: true })
  })

  it('is our own dish with its recipe if the model names one', async () => {
    const { meal, recipe } = await quick([saysJson({ ...written(), meal: 'Cabbage and carrot lo mein' })])
    expect([meal.recipeId, recipe.recipeId]).toEqual(Array(2).fill('cabbage-and-carrot-lo-mein'))
  })

  it.each([
    ['has what may not be eaten', withPeanuts, '"forbidden-food"'],
    ['adds it in a step', written({}, ['Top with crushed peanuts.']), '"forbidden-food"'],
    ['was shown before', { ...written(), meal: ' zorblax STEW' }, '"not-again"'],
  ])('that %s is asked for once more', async (_, first, because) => {
    const { meal, engine } = await quick([saysJson(first), saysJson(written())], {
      exclude: ['Zorblax stew'],
    })
    expect([meal.name, engine]).toEqual(['Rice with peas', 'chat'])
    const [before, again] = standIn.asked.map(({ body }) => String(body.messages[1]?.content))
    expect(before).toContain('"notThese":["Zorblax stew"]')
    expect(again).toContain(because)
  })

  it.each([
    ['insists on what may not be eaten', [saysJson(withPeanuts)], { error: 'forbidden_meal' }],
    ['only repeats itself', [saysJson({ ...written(), meal: 'Zorblax stew' })], { error: 'same_meal' }],
    ['fails', [status(503, 'busy')], { error: 'api_error', status: 503, detail: 'busy' }],
    ['says nothing', [says('')], { error: 'empty_response' }],
    ['talks', [says('How about soup?')], { error: 'invalid_response' }],
    ['gives no steps', [saysJson(written({}, []))], { error: 'invalid_response' }],
  ])('is the planner’s, with the reason, if the model %s', async (_, answers, failure) => {
    const own = await quick([], { engine: 'builtin' })
    expect(standIn.asked).toEqual([])
    const exclude = ['Zorblax stew', own.meal.name]
    const { meal, recipe, engine, aiFailure } = await quick(answers, { exclude })
    expect([engine, aiFailure]).toEqual(['builtin', failure])
    expect(meal.recipeId).toBe(recipe.recipeId)
    expect(exclude).not.toContain(meal.name)
  })

  it('is null for an empty pantry, and the model is not asked', async () => {
    await sam.post(sam.kv('pantry'), { value: [] })
    const { status: code, json } = await ask('quick-meal', {}, [saysJson(written())])
    expect([code, json.error, standIn.asked]).toEqual([409, 'pantry_empty', []])
  })
})

describe('a list with lines that match no catalog food', () => {
  const stew = {
    ...RICE,
    name: 'Zorblax rice',
    ingredients: [...RICE.ingredients, '3 zorblax', '2 cups quibble'],
  }
  const plan = { days: DAY_NAMES.map((day) => ({ day, meals: { dinner: stew } })) }
  const list = async (answers: ChatAnswering[]) =>
    shoppingListAnswer.parse((await ask('shopping-list', { plan }, answers)).json)
  const linesOf = ({ shoppingList }: Awaited<ReturnType<typeof list>>) =>
    shoppingList.sections.flatMap(({ items }) => items)

  it('asks the model for those lines only, and marks its prices', async () => {
    const answer = await list([
      saysJson({ items: [{ line: 1, estimatedPrice: 3.5 }, { line: 2, estimatedPrice: '2' }, { line: 9 }] }),
    ])
    const asked = String(standIn.asked[0]?.body.messages[1]?.content)
    expect(asked).toMatch(/"name":"zorblax","quantity":21/)
    expect(asked).not.toMatch(/white rice|peas/)
    const lines = linesOf(answer)
    expect(lines.find(({ name }) => name === 'zorblax')).toMatchObject({
      estimatedPrice: 3.5,
      isEstimate: true,
    })
    const sum = lines.reduce((cents, { estimatedPrice = 0 }) => cents + Math.round(100 * estimatedPrice), 0)
    expect(Math.round(100 * answer.shoppingList.totalCost)).toBe(sum)
    expect(answer.report).toMatchObject({ engine: 'chat', totalCents: sum })
    expect(answer.report.warnings).toContainEqual({ code: 'estimated-price', names: ['zorblax', 'quibble'] })
    expect((await sam.post(sam.kv('currentShoppingList'), { value: answer.shoppingList })).status).toBe(200)
  })

  it.each([
    ['fails', [status(500)]],
    ['cannot be read', [says('About ten dollars.')]],
    ['says a price of -5', [saysJson({ items: [{ line: 1, estimatedPrice: -5 }] })]],
  ])('keeps them without a price and says so if the model %s', async (_, answers) => {
    const answer = await list(answers)
    expect(answer.shoppingList.moneySavingTips[0]).toBe(
      'Shopping list generation had issues - please try again',
    )
    expect(answer.report.warnings).toContainEqual({ code: 'missing-price', names: ['zorblax', 'quibble'] })
    expect(linesOf(answer).length).toBe(4)
  })
})
