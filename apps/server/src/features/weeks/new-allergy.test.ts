import { weekCommandAnswer } from '@pennyplate/contract/week/commands'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { householdAt } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = '2026-11-22'
const BEFORE = ['Spaghetti and meatballs', 'Tuna salad sandwich', 'Grilled cheese', 'Beef tacos']
const AFTER = ['Chili', 'Tuna salad sandwich', 'Beef stew', 'Spaghetti and meatballs']
const CELIAC = { dietaryRestrictions: ['celiac'] }

type Line = {
  name: string
  foodId?: string
  estimatedPrice: number
  needG: number
  pantryG: number
  usedIn: string[]
  spare?: number
}
type List = {
  sections: { category: string; items: Line[] }[]
  dropped?: List['sections']
  report: { warnings: { code: string; names: string[] }[] }
}

const spaghettiAtHome = (quantity: string) => ({
  id: 'p1',
  name: 'Spaghetti',
  foodId: 'spaghetti',
  quantity,
  category: 'Other',
})
const dishAt = (dishes: readonly string[], day: number) => ({ name: dishes[day % dishes.length] ?? '' })
const linesOf = (list: Pick<List, 'sections'>) => list.sections.flatMap(({ items }) => items)
const bill = (list: List) =>
  linesOf(list)
    .map(({ foodId, estimatedPrice }) => `${foodId} ${estimatedPrice}`)
    .sort()
const namesOf = (list: Pick<List, 'sections'>) => linesOf(list).map(({ name }) => name)

describe('after a new allergy in the middle of an accepted week', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ startsAt: `${WEEK}T07:00:00Z` })
  })
  afterEach(() => server.close())

  async function accepted(profile: object = {}) {
    const sam = await householdAt(server, 'sam@example.org', { adults: 2, ...profile })
    let sent = 0
    const send = async (command: object, more: object = {}) => {
      const body = { idempotencyKey: `k${++sent}`, today: WEEK, command, ...more }
      const { status, json } = await sam.post('/api/week/commands', body)
      expect(status, JSON.stringify(json)).toBe(200)
      expect(weekCommandAnswer.safeParse(json).error).toBeUndefined()
      return json
    }
    const days = DAY_NAMES.map((day, at) => ({ day, meals: { dinner: dishAt(BEFORE, at) } }))
    await send({ type: 'take', plan: { weekStartDate: WEEK, days, report: { totalCents: 1 } } })
    const { shoppingList } = await send({ type: 'accept' })
    const replan = (more?: object) => {
      const meals = [...DAY_NAMES.keys()].map((day) => ({
        at: { day, mealType: 'dinner' },
        was: dishAt(BEFORE, day).name,
        meal: dishAt(AFTER, day),
      }))
      return send({ type: 'replan', meals }, more)
    }
    const save = async (key: string, value: object) => {
      const { json } = await sam.get(sam.kv(key))
      const next = Array.isArray(value) ? value : { ...json.value, ...value }
      expect((await sam.post(sam.kv(key), { value: next })).status).toBe(200)
    }
    /** What a household without a list would have to buy for the week. */
    const newList = async (plan: unknown) => {
      const { shoppingList, report } = (await sam.post('/api/ai/shopping-list', { plan, today: WEEK })).json
      return { ...shoppingList, report } as List & { report: { totalCents: number } }
    }
    return { ...sam, send, replan, save, newList, list: shoppingList as List }
  }

  it.each([
    ['a week planned again', CELIAC, undefined],
    ['one meal replaced', CELIAC, { type: 'replace', meal: { name: 'Chili' } }],
    ['one meal skipped', CELIAC, { type: 'skip' }],
    ['other sides', CELIAC, { type: 'swapSide', sides: [] }],
    ['guests', CELIAC, { type: 'setServings', people: 5 }],
    ['more people at home', { adults: 4 }, { type: 'skip' }],
    ['an allergy less', { dietaryRestrictions: [] }, { type: 'skip' }],
  ])('the list is what the meals need: %s', async (_, change, command) => {
    const start = 'dietaryRestrictions' in change && change !== CELIAC ? CELIAC : {}
    const { save, send, replan, newList } = await accepted(start)
    await save('profile', change)
    const { plan, shoppingList, totals } = command
      ? await send({ ...command, at: { day: 0, mealType: 'dinner' } })
      : await replan()
    const fresh = await newList(plan)
    expect(bill(shoppingList)).toEqual(bill(fresh))
    expect(totals.listCents).toBe(fresh.report.totalCents)
    expect(plan.report.totalCents).toBe(fresh.report.totalCents)
  })

  it('a list for more people comes when it is asked for, and says whom it is for', async () => {
    const { save, send, newList, list } = await accepted()
    await save('profile', { adults: 4, kids: 1, kidAges: [6] })
    const { plan, shoppingList, totals } = await send({ type: 'price' })
    const fresh = await newList(plan)
    expect(bill(shoppingList)).toEqual(bill(fresh))
    expect(bill(shoppingList)).not.toEqual(bill(list))
    expect(totals.listCents).toBe(fresh.report.totalCents)
    expect(plan.report).toMatchObject({
      totalCents: fresh.report.totalCents,
      people: { adults: 4, kids: 1, kidAges: [6] },
    })
  })

  it('a household that shrinks after it cooked from the pantry still gets what the meals to come need', async () => {
    const { save, send } = await accepted({ adults: 4 })
    await save('pantry', [spaghettiAtHome('1 lb')])
    await send({ type: 'replace', at: { day: 1, mealType: 'dinner' }, meal: { name: 'Chili' } })
    await send({ type: 'cook', at: { day: 0, mealType: 'dinner' } })
    await save('profile', { adults: 2 })
    const { shoppingList } = await send({ type: 'price' })
    expect(namesOf(shoppingList)).toContain('Spaghetti')
  })

  it('what a grown household cooked from the pantry is missing for the meals to come', async () => {
    const { save, send, newList } = await accepted({ adults: 2 })
    await save('pantry', [spaghettiAtHome('2 lb')])
    await send({ type: 'replace', at: { day: 1, mealType: 'dinner' }, meal: { name: 'Chili' } })
    await save('profile', { adults: 6 })
    await send({ type: 'cook', at: { day: 0, mealType: 'dinner' } })
    const { plan, shoppingList } = await send(
      { type: 'skip', at: { day: 6, mealType: 'dinner' } },
      { today: '2026-11-23' },
    )
    const nextDinner = plan.days.map((day: object, at: number) => (at === 4 ? day : { ...day, meals: {} }))
    const spaghettiIn = (list: List) => {
      const { needG = 0, pantryG = 0 } = linesOf(list).find(({ foodId }) => foodId === 'spaghetti') ?? {}
      return needG - pantryG
    }
    const wanted = spaghettiIn(await newList({ ...plan, days: nextDinner }))
    expect(wanted).toBeGreaterThan(100)
    expect(spaghettiIn(shoppingList)).toBeGreaterThan(wanted - 3)
  })

  it('with the list, meals and what is left of them take the form they are cooked in, in words and price', async () => {
    const { save, send } = await accepted()
    const soup = { name: 'Chicken noodle soup', recipeId: 'chicken-noodle-soup', keepsDays: 3 }
    const rest = { ...soup, name: `Leftovers: ${soup.name}`, dish: soup.name, leftoverOf: soup.name }
    const toast = { ...soup, name: 'PB&J', recipeId: 'pb-j', people: 3, isLocked: true, estimatedCost: 0.65 }
    const meals = [soup, rest, toast].map((meal, at) => ({
      at: { day: at + 1, mealType: 'dinner' },
      was: BEFORE[at + 1],
      meal,
    }))
    await send({ type: 'replan', meals })
    await save('profile', CELIAC)
    const { plan, violations } = await send({ type: 'skip', at: { day: 6, mealType: 'dinner' } })
    const dinner = (day: number) => plan.days[day].meals.dinner
    const name = 'Gluten-free chicken pasta soup'
    expect(dinner(1)).toMatchObject({ name, dish: soup.name, formId: 'gluten-free' })
    expect(dinner(2)).toMatchObject({ name: `Leftovers: ${name}`, leftoverOf: name, formId: 'gluten-free' })
    expect(dinner(3)).toMatchObject({ name: 'Gluten-free PB&J', people: 3, isLocked: true })
    expect(dinner(3).estimatedCost).toBeGreaterThan(0.8)
    const named = violations.map((one: { name?: string }) => one.name)
    for (const day of [1, 2, 3]) expect(named).not.toContain(dinner(day).name)
    const back = await send({ type: 'undo', of: 'k4' })
    expect(back.plan.days[1].meals.dinner).toMatchObject({ name })
  })

  it('what a command changed itself keeps its form, so that it can be taken back', async () => {
    const { save, send } = await accepted()
    const toast = { name: 'PB&J', recipeId: 'pb-j', sides: [] }
    await send({ type: 'replace', at: { day: 1, mealType: 'dinner' }, meal: toast })
    await save('profile', CELIAC)
    const { plan } = await send({ type: 'setServings', at: { day: 1, mealType: 'dinner' }, people: 5 })
    expect(plan.days[1].meals.dinner).toMatchObject({ name: 'PB&J', people: 5 })
    const back = await send({ type: 'undo', of: 'k4' })
    expect(back.plan.days[1].meals.dinner).toMatchObject({ name: 'Gluten-free PB&J', formId: 'gluten-free' })
    expect(back.plan.days[1].meals.dinner.people).toBeUndefined()
  })

  it('a note on a day leaves the list with those it was made for', async () => {
    const { save, send, list } = await accepted()
    await save('profile', { adults: 4 })
    const { plan, shoppingList } = await send({ type: 'noteDay', day: 2, text: 'Soccer' })
    expect(bill(shoppingList)).toEqual(bill(list))
    expect(plan.report.people).toEqual({ adults: 2, kids: 0, kidAges: [] })
  })

  it('says what is no longer needed', async () => {
    const { save, replan } = await accepted()
    await save('profile', CELIAC)
    const { shoppingList } = await replan()
    expect(namesOf(shoppingList)).not.toContain('Spaghetti')
    expect(namesOf({ sections: shoppingList.dropped })).toEqual(
      expect.arrayContaining(['Spaghetti', 'Whole wheat bread']),
    )
  })

  it('a pantry that was filled meanwhile leaves nothing on the list that is at home', async () => {
    const { save, replan, newList, list } = await accepted()
    const items = linesOf(list).map(({ name, foodId }, at) => ({
      id: `p${at}`,
      name,
      foodId,
      quantity: at % 2 ? '12 oz' : '3 lb',
      category: 'Other',
    }))
    await save('pantry', items)
    await save('profile', CELIAC)
    const { plan, shoppingList } = await replan()
    expect(bill(shoppingList)).toEqual(bill(await newList(plan)))
    expect(linesOf(shoppingList).every(({ pantryG }) => pantryG >= 0)).toBe(true)
  })

  it('the week stays accepted where the pantry has everything', async () => {
    const { save, send, list } = await accepted()
    const items = linesOf(list).map(({ name, foodId }, at) => ({
      id: `p${at}`,
      name,
      foodId,
      quantity: '50 lb',
      category: 'Other',
    }))
    await save('pantry', items)
    const { shoppingList } = await send({ type: 'skip', at: { day: 0, mealType: 'dinner' } })
    expect(linesOf(shoppingList)).toEqual([])
    expect((await send({ type: 'skip', at: { day: 1, mealType: 'dinner' } })).shoppingList).toBeDefined()
  })

  it('what was bought stays, and the list says that nobody may eat it', async () => {
    const { save, replan, list } = await accepted()
    const checked = list.sections.flatMap(({ category, items }) =>
      items.flatMap(({ name }) =>
        name === 'Spaghetti' || name === 'Ground beef' ? [{ category, name, nth: 0 }] : [],
      ),
    )
    expect(checked.length).toBeGreaterThan(0)
    await save('profile', CELIAC)
    const { shoppingList } = await replan({ checked })
    expect(linesOf(shoppingList)).toContainEqual(
      expect.objectContaining({ name: 'Spaghetti', spare: expect.any(Number) }),
    )
    const { warnings } = (shoppingList as List).report
    expect(warnings).toContainEqual({ code: 'not-for-household', names: ['Spaghetti'] })
  })

  it('what was ticked in vain leaves the list with the next change once it is ticked no more', async () => {
    const { save, send, replan, list } = await accepted()
    const checked = list.sections.flatMap(({ category, items }) =>
      items.flatMap(({ name }) => (name === 'Spaghetti' ? [{ category, name, nth: 0 }] : [])),
    )
    await save('profile', CELIAC)
    expect(namesOf((await replan({ checked })).shoppingList)).toContain('Spaghetti')
    const { shoppingList } = await send({ type: 'skip', at: { day: 6, mealType: 'dinner' } })
    expect(namesOf(shoppingList)).not.toContain('Spaghetti')
    expect(namesOf({ sections: shoppingList.dropped })).toContain('Spaghetti')
  })

  it('what was bought and put away is not bought again, and what suits instead is', async () => {
    const { save, send, replan, newList } = await accepted()
    await send({ type: 'buy' })
    await save('profile', CELIAC)
    const { plan, shoppingList } = await replan()
    expect(bill(shoppingList)).toEqual(bill(await newList(plan)))
    expect(bill(shoppingList).some((line) => line.startsWith('gluten-free-'))).toBe(true)
  })

  it('a line that was taken off by hand does not come back', async () => {
    const { save, send, list } = await accepted()
    const [first] = linesOf(list)
    const sections = list.sections.map(({ items, ...rest }) => ({
      ...rest,
      items: items.filter((line) => line !== first),
    }))
    await save('currentShoppingList', { sections })
    await save('profile', CELIAC)
    const { shoppingList } = await send({ type: 'skip', at: { day: 6, mealType: 'dinner' } })
    expect(namesOf(shoppingList)).not.toContain(first?.name)
  })
})
