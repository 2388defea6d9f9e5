import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMemberships } from '../../accounts/households.store.ts'
import { toUserId } from '../../database/ids.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = '2026-11-22'
const NEXT = '2026-11-29'
const TODAY = '2026-11-24'
const MONDAY_DINNER = { day: 1, mealType: 'dinner' }
const FRIDAY_DINNER = { day: 5, mealType: 'dinner' }

const weekOf = (dinner: string, weekStartDate = WEEK) => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner } } })),
  report: { totalCents: 1 },
})

describe.each(ENGINES)('commands on a week with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, startsAt: `${TODAY}T12:00:00Z` })
  })
  afterEach(() => server.close())

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    let sent = 0
    const send = (command: object, more: object = {}) =>
      sam.post('/api/week/commands', { idempotencyKey: `${email} ${++sent}`, today: TODAY, command, ...more })
    const read = async (key: string) => (await sam.get(sam.kv(key))).json
    return { ...sam, send, read }
  }

  it('are done, stored and read back by the key-value API', async () => {
    const sam = await household()
    await sam.post(sam.kv('profile'), { value: { adults: 2, weeklyBudget: 120, zipCode: '72762' } })
    const taken = await sam.send({ type: 'take', plan: weekOf('Spaghetti and meatballs') })
    expect(taken.status).toBe(200)
    expect(taken.json).toMatchObject({ revision: 1, revisions: { currentMealPlan: 1 } })
    expect(taken.json.totals).toEqual({ listCents: expect.any(Number), budgetCents: 12_000 })
    expect(taken.json.plan.report.totalCents).toBe(taken.json.totals.listCents)

    const skipped = await sam.send({ type: 'skip', at: MONDAY_DINNER })
    expect(skipped.json).toMatchObject({ revision: 2, revisions: { currentMealPlan: 2 } })
    expect(skipped.json.plan.days[1].meals.dinner).toMatchObject({ name: 'Skipped', place: 'skip' })
    expect((await sam.read('currentMealPlan')).value).toEqual(skipped.json.plan)
    expect(await sam.read('currentMealPlan')).toMatchObject({ revision: 2 })
  })

  it('plan nothing in the place of a meal that another device cooked meanwhile', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    await sam.send({ type: 'cook', at: MONDAY_DINNER, taken: [] })
    const at = (slot: object, name: string) => ({ at: slot, was: 'Chili', meal: { name } })
    const monday = at(MONDAY_DINNER, 'Soup')
    const { status, json } = await sam.send({ type: 'replan', meals: [monday, at(FRIDAY_DINNER, 'Tacos')] })
    expect([status, json.plan.days[1].meals.dinner.name, json.plan.days[5].meals.dinner.name]).toEqual([
      200,
      'Chili',
      'Tacos',
    ])
    expect(await sam.send({ type: 'replan', meals: [monday] })).toMatchObject({
      status: 422,
      json: { error: 'changed_since' },
    })
  })

  it('are done although the total cannot be computed', async () => {
    const sam = await household()
    const { json } = await sam.send({ type: 'take', plan: weekOf('Chili') })
    expect(json).toMatchObject({ totals: { listCents: null, budgetCents: null }, violations: [] })
    expect(json.plan.report.totalCents).toBeNull()
  })

  it('are done once, however often they come', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    const same = { idempotencyKey: 'one press' }
    const first = await sam.send(
      { type: 'move', from: MONDAY_DINNER, to: { day: 1, mealType: 'lunch' } },
      same,
    )
    await sam.send({ type: 'skip', at: FRIDAY_DINNER })
    const again = await sam.send(
      { type: 'move', from: MONDAY_DINNER, to: { day: 1, mealType: 'lunch' } },
      same,
    )
    expect(again.status).toBe(200)
    expect(again.json).toMatchObject({ revision: first.json.revision, revisions: first.json.revisions })
    // It shows what is stored now.
    expect(again.json.plan.days[5].meals.dinner.name).toBe('Skipped')
    expect(again.json.plan.days[1].meals.lunch.name).toBe('Chili')
    expect(await sam.read('currentMealPlan')).toMatchObject({ revision: 3 })
  })

  it('are refused on an older revision and say the present state', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    const skip = (more: object) => sam.send({ type: 'skip', at: MONDAY_DINNER }, more)
    const refused = await skip({ baseRevision: 0 })
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({ error: 'conflict', revision: 1, plan: { weekStartDate: WEEK } })
    expect((await skip({ baseRevision: 1 })).status).toBe(200)
  })

  it('are refused with the reason and the state if they cannot be done', async () => {
    const sam = await household()
    const refused = await sam.send({ type: 'skip', at: MONDAY_DINNER })
    expect(refused.status).toBe(422)
    expect(refused.json).toEqual({
      error: 'no_plan',
      revision: 0,
      totals: { listCents: null, budgetCents: null },
      violations: [],
      revisions: {},
    })
    const told = await sam.post('/api/week/commands?conflict=answer', {
      idempotencyKey: 'a',
      command: { type: 'skip', at: MONDAY_DINNER },
    })
    expect(told).toMatchObject({ status: 200, json: { error: 'no_plan', revision: 0 } })
    const unreadable = await sam.send({ type: 'skip', at: { day: 9, mealType: 'dinner' } })
    expect(unreadable).toMatchObject({ status: 400, json: { error: 'invalid_request' } })
  })

  it('are taken back one by one, and what others changed since stays', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    await sam.send(
      { type: 'replace', at: MONDAY_DINNER, meal: { name: 'Tacos' } },
      { idempotencyKey: 'tacos' },
    )
    await sam.send({ type: 'skip', at: FRIDAY_DINNER })
    const undone = await sam.send({ type: 'undo', of: 'tacos' })
    expect(undone.json.plan.days[1].meals.dinner.name).toBe('Chili')
    expect(undone.json.plan.days[5].meals.dinner.name).toBe('Skipped')
    expect((await sam.send({ type: 'undo', of: 'tacos' })).json.error).toBe('nothing_to_undo')
    expect((await sam.send({ type: 'undo', of: 'never' })).json.error).toBe('nothing_to_undo')
  })

  it('can be taken back for the last twenty and for a week', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    const tacos = (idempotencyKey: string) =>
      sam.send({ type: 'replace', at: MONDAY_DINNER, meal: { name: idempotencyKey } }, { idempotencyKey })
    for (let n = 1; n <= 21; n++) await tacos(`Tacos ${n}`)
    const undo = async (of: string) => (await sam.send({ type: 'undo', of })).json.error
    expect(await undo('Tacos 1')).toBe('nothing_to_undo')
    expect(await undo('Tacos 21')).toBeUndefined()
    server.advance(8 * DAY_MS)
    expect(await undo('Tacos 20')).toBe('nothing_to_undo')
  })

  describe('that check lines off', () => {
    const MILK = { category: 'Dairy', name: 'Milk', nth: 0 }
    const EGGS = { category: 'Dairy', name: 'Eggs', nth: 0 }
    const list = { createdAt: `${TODAY}T10:00:00Z`, sections: [{ category: 'Dairy', items: [MILK, EGGS] }] }
    const tick = (lines: readonly object[], isTicked = true) => ({ type: 'tick', lines, isTicked })
    const momentsIn = (stored: typeof list) =>
      stored.sections.flatMap(({ items }) => items.map((line) => 'tickedAt' in line && line.tickedAt))

    async function shopper() {
      const sam = await household()
      await sam.send({ type: 'take', plan: weekOf('Chili') })
      await sam.post(sam.kv('currentShoppingList'), { value: list })
      return sam
    }

    it('say when, and leave plan and total as they are', async () => {
      const sam = await shopper()
      const before = await sam.read('currentMealPlan')
      const { status, json } = await sam.send(tick([EGGS, { ...EGGS, name: 'Rye bread' }]))
      expect(status).toBe(200)
      expect(Object.keys(json).sort()).toEqual(['revision', 'revisions', 'shoppingList'])
      expect(json.revision).toBe(before.revision)
      expect(Object.keys(json.revisions)).toEqual(['currentShoppingList'])
      expect(momentsIn(json.shoppingList)).toEqual([false, `${TODAY}T12:00:00.000Z`])
      expect((await sam.read('currentShoppingList')).value).toEqual(json.shoppingList)
      expect(await sam.read('currentMealPlan')).toEqual(before)
      expect(momentsIn((await sam.send(tick([EGGS], false))).json.shoppingList)).toEqual([false, false])
    })

    it('are done once, and answered again without the plan', async () => {
      const sam = await shopper()
      const first = await sam.send(tick([MILK]), { idempotencyKey: 'milk' })
      await sam.send(tick([MILK], false))
      const again = await sam.send(tick([MILK]), { idempotencyKey: 'milk' })
      expect(again.json).toMatchObject({ revision: first.json.revision, revisions: first.json.revisions })
      expect(again.json.plan).toBeUndefined()
      expect(momentsIn(again.json.shoppingList)).toEqual([false, false])
    })

    it('stay when a program that knows nothing of them writes the list', async () => {
      const sam = await shopper()
      await sam.send(tick([MILK]))
      await sam.post(sam.kv('currentShoppingList'), { value: { ...list, weeklyBudget: 80 } })
      const { value } = await sam.read('currentShoppingList')
      expect(value.weeklyBudget).toBe(80)
      expect(momentsIn(value)).toEqual([`${TODAY}T12:00:00.000Z`, false])
    })

    it('do not push out what can be taken back', async () => {
      const sam = await shopper()
      await sam.send({ type: 'skip', at: MONDAY_DINNER }, { idempotencyKey: 'skipped' })
      for (let n = 0; n < 25; n++) await sam.send(tick([MILK], n % 2 === 0))
      expect((await sam.send({ type: 'undo', of: 'skipped' })).json.plan.days[1].meals.dinner.name).toBe(
        'Chili',
      )
    })

    it('are refused without a list', async () => {
      const sam = await household()
      await sam.send({ type: 'take', plan: weekOf('Chili') })
      expect((await sam.send(tick([MILK]))).json.error).toBe('no_shopping_list')
      expect((await sam.send(tick([]))).status).toBe(400)
    })
  })

  it('raise the revision of the plan and tell every browser', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    await sam.send({ type: 'take', plan: weekOf('Soup', NEXT) })
    const [membership] = await findMemberships(server.deps.database.db, toUserId(sam.userId))
    if (!membership) throw new Error('no household')
    const heard: object[] = []
    const stop = server.deps.changes.subscribe(membership.householdId, {
      onChange: (change) => heard.push(change),
      onResync() {},
    })
    const { json } = await sam.send({ type: 'skip', at: { week: WEEK, ...MONDAY_DINNER } })
    expect(json.plan.days[1].meals.dinner.name).toBe('Soup')
    expect(json.revision).toBe(3)
    // PostgreSQL may still deliver the changes before it.
    await expect
      .poll(() => heard.at(-1), { timeout: 10_000 })
      .toEqual({ key: 'currentMealPlan', revision: 3 })
    stop()
    const { current, weeks } = (await sam.get('/api/weeks')).json
    expect(current).toBe(NEXT)
    expect(weeks.map(({ weekStart }: { weekStart: string }) => weekStart)).toEqual([NEXT, WEEK])
    expect(weeks[1].plan.days[1].meals.dinner.name).toBe('Skipped')
  })

  it('belong to one household', async () => {
    const sam = await household()
    const kim = await household('kim@example.org')
    await sam.send({ type: 'take', plan: weekOf('Chili') }, { idempotencyKey: 'same key' })
    await kim.send({ type: 'take', plan: weekOf('Soup') }, { idempotencyKey: 'same key' })
    expect((await sam.read('currentMealPlan')).value.days[0].meals.dinner.name).toBe('Chili')
    expect((await kim.read('currentMealPlan')).value.days[0].meals.dinner.name).toBe('Soup')
    expect((await server.visitor().get('/api/weeks')).status).toBe(401)

    // A browser that kept it for Sam, with Kim signed in by now.
    const body = { idempotencyKey: 'kept', command: { type: 'delete' } }
    expect((await kim.post(`/api/week/commands?userId=${sam.userId}`, body)).status).toBe(403)
    expect((await kim.read('currentMealPlan')).value).not.toBeNull()
  })

  it('go with everything else when a household deletes everything', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    await sam.send({ type: 'take', plan: weekOf('Soup', NEXT) }, { idempotencyKey: 'soup' })
    expect((await sam.delete(`/api/kv/all?userId=${sam.userId}`)).json).toEqual({ deleted: 1 })
    expect((await sam.get('/api/weeks')).json).toEqual({ current: null, weeks: [] })
    expect((await sam.send({ type: 'undo', of: 'soup' })).json.error).toBe('nothing_to_undo')
  })
})
