import { checkAnswer } from '@pennyplate/contract/ai/check'
import { planEvents } from '@pennyplate/contract/ai/plan'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMeal, householdAt, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

describe('a week over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const HOUSEHOLDS = [
    ['one adult with the usual answers', {}],
    ['a vegan with a peanut allergy', { dietType: 'Vegan', allergies: ['peanut'], weeklyBudget: 120 }],
    [
      'a family of four with snacks',
      { adults: 2, kids: 2, kidAges: [5, 9], weeklyBudget: 220, snackTypes: ['Healthy Snacks'] },
    ],
  ] as const

  it.each(HOUSEHOLDS)(
    'for %s is complete, keeps every rule and costs as much as its list',
    async (name, profile) => {
      const person = await householdAt(server, `${name.replaceAll(' ', '-')}@example.org`, profile)
      const { plan, report, names, events } = await weekFor(person)
      expect(names.filter((event) => event === 'progress').length).toBeGreaterThan(0)
      expect(names.filter((event) => event === 'day')).toHaveLength(7)
      for (const { event, data } of events)
        if (event === 'progress' || event === 'day') planEvents[event].parse(data)
      // The week is sent before its proof.
      expect(names.slice(-2)).toEqual(['week', 'done'])
      expect(planEvents.week.parse(events.at(-2)?.data).plan).toEqual(plan)
      expect(mealPlanDocument.safeParse(plan).success).toBe(true)
      expect(plan.weekStartDate).toBe('2026-11-22')
      const snacks = 'snackTypes' in profile ? 7 : 0
      expect(everyMeal(plan)).toHaveLength(21 + snacks)
      expect(report.totalCents).toBeLessThanOrEqual(report.budgetCents)
      expect(report.perDay.every(({ calories }) => calories === null || calories >= 0.85 * 2000)).toBe(true)
      expect(report.reasons).toHaveLength(21 + snacks)

      const checked = checkAnswer.parse(
        (await person.post('/api/ai/check', { plan, today: '2026-11-25' })).json,
      )
      expect(checked.violations).toEqual([])
      expect(checked.totals.tillCents).toBe(report.totalCents)

      const listed = await person.post('/api/ai/shopping-list', { plan, today: '2026-11-25' })
      const { shoppingList, report: bill } = shoppingListAnswer.parse(listed.json)
      expect(bill.totalCents).toBe(report.totalCents)
      expect((await person.post(person.kv('currentShoppingList'), { value: shoppingList })).status).toBe(200)
      expect((await person.post(person.kv('currentMealPlan'), { value: { ...plan, report } })).status).toBe(
        200,
      )
    },
    120_000,
  )

  it('plans and buys for the days that are left of a week that has begun', async () => {
    const person = await householdAt(server, 'thursday@example.org', { adults: 2, weeklyBudget: 110 })
    const today = '2026-11-26'
    const { plan, report } = await weekFor(person, { today })
    expect(plan.days.map(({ meals }) => meals.dinner?.place ?? 'cooked')).toEqual([
      ...Array(4).fill('skip'),
      ...Array(3).fill('cooked'),
    ])
    const checked = checkAnswer.parse((await person.post('/api/ai/check', { plan, today })).json)
    expect(checked.violations).toEqual([])
    expect(checked.totals.tillCents).toBe(report.totalCents)
    expect(report.perDay.slice(0, 4).map(({ calories }) => calories)).toEqual([0, 0, 0, 0])
    const sunday = await weekFor(person)
    expect(report.totalCents).toBeLessThan(sunday.report.totalCents)
  }, 120_000)

  it('is refused if no week that feeds four costs $20, with ways out that were planned', async () => {
    const person = await householdAt(server, 'four-on-twenty@example.org', { adults: 4, weeklyBudget: 20 })
    const { last } = await planFor(person)
    expect(last?.event).toBe('failed')
    const { error, ways = [], cheapestCents, budgetCents, thriftyCents } = planEvents.failed.parse(last?.data)
    expect(error).toBe('no_plan_fits')
    expect(budgetCents).toBe(2000)
    expect(cheapestCents).toBeGreaterThan(2000)
    expect(thriftyCents).toBeGreaterThan(20_000)
    expect(ways.length).toBeGreaterThanOrEqual(1)
    expect(ways.map(({ totalCents }) => totalCents)).toEqual(
      ways.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b),
    )
  }, 120_000)

  it('is not made for a household without meals', async () => {
    const person = await householdAt(server, 'no-meals@example.org', { mealTypes: [] })
    const { last } = await planFor(person)
    expect(last).toMatchObject({ event: 'failed', data: { error: 'no_meals' } })
  })

  it('names the words of the profile that we do not understand', async () => {
    const person = await householdAt(server, 'words@example.org', {
      customDislikedFoods: 'zorblax',
      mealTypes: ['Lunch'],
    })
    const { report } = await weekFor(person)
    expect(report.warnings).toEqual([{ code: 'unresolved-words', words: ['zorblax'] }])
  }, 60_000)

  it('has other dinners than the weeks before, and no disliked dish', async () => {
    const person = await householdAt(server, 'again@example.org', { mealTypes: ['Dinner'], weeklyBudget: 80 })
    const first = await weekFor(person)
    const names = everyMeal(first.plan).map(({ name }) => name)
    const history = [{ plan: first.plan, dateAccepted: '2026-11-15', weekStartDate: '2026-11-15' }]
    await person.post(person.kv('mealPlanHistory'), { value: history })
    const second = await weekFor(person)
    const repeated = everyMeal(second.plan).filter(({ name }) => names.includes(name))
    expect(repeated.length).toBeLessThanOrEqual(2)
    const disliked = everyMeal(second.plan).map(({ name }) => name)
    await person.post(person.kv('recipeDislikes'), { value: disliked })
    const third = await weekFor(person, { avoid: second.plan })
    expect(everyMeal(third.plan).filter(({ name }) => disliked.includes(name))).toEqual([])
  }, 60_000)

  it('stores nothing', async () => {
    const person = await householdAt(server, 'nothing@example.org', { mealTypes: ['Breakfast'] })
    await weekFor(person)
    const { json } = await person.get(`/api/kv/all?userId=${person.userId}`)
    expect(Object.keys(json.entries)).toEqual(['profile'])
  }, 60_000)
})
