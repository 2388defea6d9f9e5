import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../http/errors.ts'
import { householdAt } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = '2026-11-22'
const TODAY = '2026-11-24'
const MONDAY_DINNER = { day: 1, mealType: 'dinner' }
const SPAGHETTI = 'Spaghetti and meatballs'
const DISH = { recipeId: 'beef-tacos', name: 'Beef tacos' }

const weekOf = (dinner: string) => ({
  weekStartDate: WEEK,
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner } } })),
  report: { totalCents: 1 },
})

describe('what the server adds to a command', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ startsAt: `${TODAY}T12:00:00Z` })
  })
  afterEach(() => server.close())

  async function planned(profile: object = {}) {
    const sam = await householdAt(server, 'sam@example.org', { adults: 2, weeklyBudget: 160, ...profile })
    let sent = 0
    const send = (command: object) =>
      sam.post('/api/week/commands', { idempotencyKey: `${++sent}`, today: TODAY, command })
    const read = async (key: string) => (await sam.get(sam.kv(key))).json?.value
    const taken = await send({ type: 'take', plan: weekOf(SPAGHETTI) })
    const check = async (plan: object) => (await sam.post('/api/ai/check', { plan, today: TODAY })).json
    return { ...sam, send, read, check, taken: taken.json }
  }

  it('the total and the broken rules are what the referee says of exactly these meals', async () => {
    const sam = await planned({ mealDifficulty: 'Easy (5-10 min)' })
    const checked = await sam.check(sam.taken.plan)
    expect(sam.taken.totals.listCents).toBe(checked.totals.listCents)
    expect(sam.taken.violations).toEqual(checked.violations)
    expect(sam.taken.violations).not.toEqual([])
    const { json } = await sam.send({ type: 'eatOut', at: MONDAY_DINNER, cents: 4000 })
    expect(json.totals.listCents).toBe((await sam.check(json.plan)).totals.listCents)
    expect(json.totals.listCents).toBeLessThan(sam.taken.totals.listCents)
    expect(json.plan.report.totalCents).toBe(json.totals.listCents)
    const isThere = expect.objectContaining({ code: 'difficulty', day: 1 })
    expect(sam.taken.violations).toContainEqual(isThere)
    expect(json.violations).not.toContainEqual(isThere)
  })

  it('the sides that usually go with a dish that is put into a week, unless it has its own', async () => {
    const sam = await planned()
    const stew = { type: 'replace', at: MONDAY_DINNER, meal: { name: 'Beef stew', recipeId: 'beef-stew' } }
    const dinnerAfter = async (command: object) => (await sam.send(command)).json.plan.days[1].meals.dinner
    const { sides, ...dish } = await dinnerAfter({ ...stew, usualSides: true })
    expect(dish).toMatchObject({ name: 'Beef stew', estimatedCost: expect.any(Number) })
    expect(sides.length).toBeGreaterThan(0)
    for (const side of sides)
      expect(side).toMatchObject({ recipeId: expect.any(String), estimatedCost: expect.any(Number) })
    expect(await dinnerAfter({ type: 'swapSide', at: MONDAY_DINNER, sides: [] })).toMatchObject({ sides: [] })
    const own = { ...DISH, sides: [{ recipeId: 'strawberries', name: 'Strawberries' }] }
    const tacos = await dinnerAfter({ ...stew, meal: own, usualSides: true })
    expect(tacos.sides).toMatchObject([{ name: 'Strawberries' }])
    expect(await dinnerAfter(stew)).not.toHaveProperty('sides')
  })

  it('the list of an accepted week, whose total stays when it is bought', async () => {
    const sam = await planned()
    const { json } = await sam.send({ type: 'accept' })
    const asked = await sam.post('/api/ai/shopping-list', { plan: sam.taken.plan, today: TODAY })
    expect(json.shoppingList).toEqual({
      ...asked.json.shoppingList,
      report: asked.json.report,
      putAwayCents: 0,
      createdAt: `${TODAY}T12:00:00.000Z`,
    })
    expect(Object.keys(json.revisions).sort()).toEqual([
      'currentMealPlan',
      'currentShoppingList',
      'mealPlanHistory',
    ])
    expect(await sam.read('mealPlanHistory')).toMatchObject([
      { weekStartDate: WEEK, dateAccepted: `${TODAY}T12:00:00.000Z`, plan: sam.taken.plan },
    ])
    const bought = await sam.send({ type: 'buy' })
    expect(bought.json).not.toHaveProperty('shoppingList')
    expect(bought.json.totals.listCents).toBe(sam.taken.totals.listCents)
    const lines = json.shoppingList.sections.flatMap(({ items }: { items: object[] }) => items)
    expect(await sam.read('pantry')).toHaveLength(lines.length)
    expect(await sam.read('currentShoppingList')).toBeUndefined()
    expect((await sam.send({ type: 'accept' })).json.error).toBe('already_accepted')
  })

  describe('the list of an accepted week whose meals change', () => {
    type Line = {
      readonly name: string
      readonly foodId?: string
      readonly acceptedG?: number
      readonly spare?: number
    }
    type List = {
      readonly sections: readonly { readonly category: string; readonly items: readonly Line[] }[]
    }
    const linesOf = (list: List | undefined) => (list?.sections ?? []).flatMap(({ items }) => items)
    const namesOf = (list: List | undefined) => linesOf(list).map(({ name }) => name)
    const everyLine = ({ sections }: List) =>
      sections.flatMap(({ category, items }) => items.map(({ name }) => ({ category, name, nth: 0 })))

    it('has what is new, and what is not needed any more as dropped; undo brings the same list back', async () => {
      const sam = await planned()
      const { json: accepted } = await sam.send({ type: 'accept' })
      const { json: changed } = await sam.send({ type: 'replace', at: MONDAY_DINNER, meal: DISH })
      expect(changed.plan.days[1].meals.dinner.name).toBe('Beef tacos')
      expect(changed.shoppingList.isOutdated).toBeUndefined()
      const added = linesOf(changed.shoppingList).filter(({ acceptedG }) => acceptedG === 0)
      expect(added.length).toBeGreaterThan(0)
      expect(namesOf(accepted.shoppingList)).not.toContain(added[0]?.name)
      expect(changed.shoppingList.createdAt).toBe(accepted.shoppingList.createdAt)
      const listCents = Math.round(changed.shoppingList.totalCost * 100)
      expect(changed.totals.listCents).toBe(listCents)
      expect(changed.plan.report.totalCents).toBe(listCents)
      expect((await sam.read('mealPlanHistory'))[0].plan).toEqual(changed.plan)

      const { json: undone } = await sam.send({ type: 'undo', of: '3' })
      expect(undone.shoppingList.sections).toEqual(accepted.shoppingList.sections)
      expect(undone.shoppingList).not.toHaveProperty('dropped')
      expect(undone.totals).toEqual(accepted.totals)

      const skip = (day: number) => sam.send({ type: 'skip', at: { day, mealType: 'dinner' } })
      for (let day = 0; day < 6; day++) await skip(day)
      const { json: none } = await skip(6)
      // Without a list the week would have to be accepted again.
      expect(linesOf(none.shoppingList)).toEqual([])
      expect(none.totals.listCents).toBe(0)
    })

    it('buys nothing again that was checked off, and says what of it is spare', async () => {
      const sam = await planned()
      const { json: accepted } = await sam.send({ type: 'accept' })
      const checked = everyLine(accepted.shoppingList)
      const change = async (key: string, command: object) =>
        (await sam.post('/api/week/commands', { idempotencyKey: key, today: TODAY, checked, command })).json
      const changed = await change('tacos', { type: 'replace', at: MONDAY_DINNER, meal: DISH })
      const kept = linesOf(changed.shoppingList).filter(({ acceptedG }) => acceptedG === undefined)
      expect(kept.map(({ name }) => name)).toEqual(namesOf(accepted.shoppingList))
      expect(changed).not.toHaveProperty('shoppingList.dropped')
      for (const day of [0, 2, 3, 4, 5, 6])
        await change(`skip ${day}`, { type: 'skip', at: { day, mealType: 'dinner' } })
      const none = await change('skip tacos', { type: 'skip', at: MONDAY_DINNER })
      expect(namesOf(none.shoppingList)).toEqual(namesOf(accepted.shoppingList))
      expect(linesOf(none.shoppingList).every(({ spare = 0 }) => spare > 0)).toBe(true)
      expect(none.totals.listCents).toBe(accepted.totals.listCents)
    })

    it('of which everything is in the pantry lists only what the pantry lacks', async () => {
      const sam = await planned()
      const { json: accepted } = await sam.send({ type: 'accept' })
      await sam.send({ type: 'buy' })
      const { json: same } = await sam.send({
        type: 'move',
        from: MONDAY_DINNER,
        to: { day: 3, mealType: 'dinner' },
      })
      expect(same).not.toHaveProperty('shoppingList')
      expect(same.totals).toEqual(accepted.totals)
      const { json: changed } = await sam.send({ type: 'replace', at: MONDAY_DINNER, meal: DISH })
      const lines = linesOf(changed.shoppingList)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.every(({ acceptedG }) => acceptedG === 0)).toBe(true)
      const spent = accepted.totals.listCents + Math.round(changed.shoppingList.totalCost * 100)
      expect(changed.totals.listCents).toBe(spent)
      const { json: bought } = await sam.send({ type: 'buy' })
      expect(bought).not.toHaveProperty('shoppingList')
      expect(bought.totals.listCents).toBe(spent)
    })

    it('is not there again once it was bought, though nobody had time to work out its total', async () => {
      const sam = await planned()
      const { engine } = server.deps
      server.deps.engine = { ...engine, checkPlan: () => Promise.reject(new AppError('busy')) }
      const { json: accepted } = await sam.send({ type: 'accept' })
      expect(linesOf(accepted.shoppingList).length).toBeGreaterThan(0)
      expect(accepted.plan.report.totalCents).toBeNull()
      server.deps.engine = engine
      const { json: bought } = await sam.send({ type: 'buy' })
      expect(bought).not.toHaveProperty('shoppingList')
      expect(await sam.read('pantry')).toHaveLength(linesOf(accepted.shoppingList).length)
    })

    it('buys nothing again for a meal that was cooked of what is in the pantry', async () => {
      const sam = await planned()
      await sam.send({ type: 'accept' })
      await sam.send({ type: 'buy' })
      await sam.send({ type: 'cook', at: MONDAY_DINNER })
      await sam.send({ type: 'skip', at: { day: 3, mealType: 'dinner' } })
      // Wednesday's skipped meal leaves enough food for Friday's guests.
      const guests = { type: 'setServings', at: { day: 5, mealType: 'dinner' }, people: 4 }
      const { json } = await sam.send(guests)
      expect(json.plan.days[5].meals.dinner.people).toBe(4)
      expect(namesOf(json.shoppingList)).toEqual([])
    })
  })

  it('the total of an accepted week that says nothing of itself is that of its list', async () => {
    const sam = await planned()
    const { report: _, ...bare } = weekOf(SPAGHETTI)
    const put = await sam.send({ type: 'put', plan: bare })
    const { json } = await sam.send({ type: 'accept' })
    expect(json.totals.listCents).toBe(put.json.totals.listCents)
    expect(json.totals.listCents).toBe(Math.round(json.shoppingList.totalCost * 100))
  })

  it('what a meal used of the pantry, with its sides, and putting it back', async () => {
    const sam = await planned()
    const pantry = [
      { id: 'pasta', name: 'Spaghetti', foodId: 'spaghetti', quantity: '5 lb', category: 'Grains' },
      { id: 'milk', name: 'Whole milk', foodId: 'milk-whole', quantity: '1 gallon', category: 'Dairy' },
    ]
    await sam.post(sam.kv('pantry'), { value: pantry })
    const milk = [{ recipeId: 'milk', name: 'Milk' }]
    await sam.send({ type: 'swapSide', at: MONDAY_DINNER, sides: milk })
    const cooked = await sam.post('/api/week/commands', {
      idempotencyKey: 'cooked',
      command: { type: 'cook', at: MONDAY_DINNER },
    })
    expect(Object.keys(cooked.json.revisions).sort()).toEqual(['cookingHistory', 'currentMealPlan', 'pantry'])
    const left = await sam.read('pantry')
    for (const [index, { quantity }] of pantry.entries()) expect(left[index].quantity).not.toBe(quantity)
    expect(await sam.read('cookingHistory')).toEqual([
      {
        meal: SPAGHETTI,
        date: `${TODAY}T12:00:00.000Z`,
        mealType: 'dinner',
        plannedFor: '2026-11-23',
        household: { adults: 2, kids: 0, kidAges: [] },
      },
    ])
    await sam.send({ type: 'undo', of: 'cooked' })
    expect(await sam.read('pantry')).toEqual(pantry)
    expect(await sam.read('cookingHistory')).toEqual([])
  })

  it('nothing of a meal that another device keeps replacing while it is cooked', async () => {
    const sam = await planned()
    const pantry = [
      { id: 'pasta', name: 'Spaghetti', foodId: 'spaghetti', quantity: '5 lb', category: 'Grains' },
    ]
    await sam.post(sam.kv('pantry'), { value: pantry })
    const { engine } = server.deps
    const others = [DISH, { name: 'Beef stew', recipeId: 'beef-stew' }]
    server.deps.engine = {
      ...engine,
      async writeRecipe(...asked) {
        await sam.send({ type: 'replace', at: MONDAY_DINNER, meal: others.reverse()[0] })
        return engine.writeRecipe(...asked)
      },
    }
    const { status, json } = await sam.send({ type: 'cook', at: MONDAY_DINNER })
    expect([status, json.error]).toEqual([429, 'busy'])
    expect(await sam.read('pantry')).toEqual(pantry)
    expect(await sam.read('cookingHistory')).toBeUndefined()
  })

  it("the catalog's figures of a dish and of its sides", async () => {
    const sam = await planned()
    const sides = [{ recipeId: 'toast', name: 'whatever' }]
    const { json } = await sam.send({ type: 'swapSide', at: MONDAY_DINNER, sides })
    expect(json.plan.days[1].meals.dinner.sides).toEqual([
      expect.objectContaining({
        recipeId: 'toast',
        name: 'Toast',
        estimatedCost: expect.any(Number),
        nutrition: expect.objectContaining({ calories: expect.any(Number) }),
      }),
    ])
    expect(json.totals.listCents).toBeGreaterThan(sam.taken.totals.listCents)
    const replaced = await sam.send({ type: 'replace', at: MONDAY_DINNER, meal: DISH })
    expect(replaced.json.plan.days[1].meals.dinner).toMatchObject({
      ...DISH,
      estimatedCost: expect.any(Number),
      servingsPerAdult: expect.any(Number),
    })
    // Taken from the list of all recipes, which shows its price before it knows its figures.
    const listed = await sam.send({
      type: 'replace',
      at: MONDAY_DINNER,
      meal: { recipeId: 'spaghetti-and-meatballs', name: 'Spaghetti and meatballs', estimatedCost: 2 },
    })
    expect(listed.json.plan.days[1].meals.dinner).toMatchObject({
      nutrition: { calories: expect.any(Number) },
      foodGroups: { vegetables: expect.any(Number) },
    })
    const own = await sam.send({
      type: 'replace',
      at: MONDAY_DINNER,
      meal: { name: 'Zorblax', estimatedCost: 4 },
    })
    expect(own.json.plan.days[1].meals.dinner).toEqual({ name: 'Zorblax', estimatedCost: 4 })
    const refused = await sam.send({ type: 'swapSide', at: MONDAY_DINNER, sides: [{ name: 'Zorblax' }] })
    expect(refused).toMatchObject({ status: 400, json: { error: 'invalid_request' } })
  })

  it('the recipes are forgotten with a deleted week, and all comes back by undo', async () => {
    const sam = await planned()
    const recipe = { name: SPAGHETTI, ingredients: [], instructions: [] }
    await sam.post(sam.kv('recipesCache'), { value: { [SPAGHETTI]: recipe } })
    const gone = await sam.post('/api/week/commands', {
      idempotencyKey: 'delete',
      command: { type: 'delete' },
    })
    expect(gone.json).toMatchObject({ revisions: { recipesCache: 2 }, totals: { listCents: null } })
    expect(gone.json).not.toHaveProperty('plan')
    expect(await sam.read('currentMealPlan')).toBeUndefined()
    expect(await sam.read('recipesCache')).toBeUndefined()
    expect((await sam.send({ type: 'undo', of: 'delete' })).json.plan).toEqual(sam.taken.plan)
  })
})
