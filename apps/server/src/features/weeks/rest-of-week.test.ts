import { planEvents } from '@pennyplate/contract/ai/plan'
import { budgetToFindAgain } from '@pennyplate/domain/week/budget-to-find-again'
import { boughtAtHome, spentCents } from '@pennyplate/domain/week/rest-of-week'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { weekGroceriesCents } from '@pennyplate/domain/week/week-groceries'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { householdAt, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEDNESDAY = '2026-11-25'
const SLOTS = ['lunch', 'dinner'] as const
const FAMILY = { adults: 2, kids: 2, kidAges: [6, 9], weeklyBudget: 150, mealTypes: ['Lunch', 'Dinner'] }

type Sections = { category: string; items: { name: string; bought?: boolean }[] }[]

const TYPED = {
  name: 'Zorble of Aunt Zelda',
  isCustom: true,
  estimatedCost: 7,
  cookingTime: 20,
  difficulty: 'easy',
  nutrition: { calories: 600, protein: 30, carbs: 60, fat: 20 },
}
const THURSDAY = { day: 4, mealType: 'dinner', index: 0 } as const

const every = (days: readonly number[]) =>
  days.flatMap((day) => SLOTS.map((mealType) => ({ day, mealType, index: 0 })))

describe('the rest of a week that is planned again after a diagnosis', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ startsAt: `${WEDNESDAY}T15:00:00Z` })
  })
  afterEach(() => server.close())

  /** `typed`: Thursday's dinner is a meal that we cannot weigh, and somebody added a line to the list. */
  async function accepted(shopping: 'nothing' | 'checked off' | 'put away', typed = false) {
    const sam = await householdAt(server, 'sam@example.org', FAMILY)
    let sent = 0
    const send = async (command: object, more: object = {}) => {
      const body = { idempotencyKey: `k${++sent}`, today: WEDNESDAY, command, ...more }
      const { status, json } = await sam.post('/api/week/commands', body)
      expect(status, JSON.stringify(json)).toBe(200)
      return json
    }
    const { plan, report } = await weekFor(sam)
    const days = plan.days.map((day, index) =>
      typed && index === 4 ? { ...day, meals: { ...day.meals, dinner: TYPED } } : day,
    )
    await send({ type: 'take', plan: { ...plan, days, report } })
    const { shoppingList } = await send({ type: 'accept' })
    if (typed) {
      const party = { category: 'Party', items: [{ name: 'Balloons', estimatedPrice: 12.5 }] }
      const value = { ...shoppingList, sections: [...shoppingList.sections, party] }
      await sam.post(sam.kv('currentShoppingList'), { value })
    }
    const sections: Sections = shoppingList.sections
    const checked =
      shopping === 'checked off'
        ? sections.flatMap(({ category, items }) => items.map(({ name }) => ({ category, name, nth: 0 })))
        : []
    if (shopping === 'put away') await send({ type: 'buy' })
    const stored = (await sam.get(sam.kv('currentMealPlan'))).json.value
    const list = (await sam.get(sam.kv('currentShoppingList'))).json?.value ?? null
    const { value } = (await sam.get(sam.kv('profile'))).json
    const diagnosed = { ...value, dietaryRestrictions: ['celiac'] }
    await sam.post(sam.kv('profile'), { value: diagnosed })
    const spent = spentCents(stored, list, checked)
    const at = [...every([0, 1, 2]), ...(typed ? [THURSDAY] : [])]
    const keep = { plan: stored, at, eaten: [], spentCents: spent, checked }
    const atHome = boughtAtHome(list, checked, { now: new Date(`${WEDNESDAY}T15:00:00Z`), today: WEDNESDAY })
    const ask = { today: WEDNESDAY, keep, ...(atHome.length > 0 ? { atHome } : {}) }
    return { sam, send, stored, spent, checked, ask, diagnosed }
  }

  it.each(['nothing', 'checked off', 'put away'] as const)(
    'costs what the bill then adds: %s',
    async (shopping) => {
      const { sam, send, stored, spent, checked, ask, diagnosed } = await accepted(shopping)
      await sam.post(sam.kv('profile'), { value: { ...diagnosed, weeklyBudget: 500 } })
      const rest = await weekFor(sam, ask)
      const meals = every([3, 4, 5, 6]).map(({ day, mealType }) => ({
        at: { day, mealType },
        was: stored.days[day].meals[mealType].name,
        meal: rest.plan.days[day]?.meals[mealType],
      }))
      const { plan } = await send({ type: 'replan', meals }, { checked })
      expect(plan.days[3].day).toBe(DAY_NAMES[3])
      expect(rest.report.totalCents).toBeGreaterThan(0)
      expect(plan.report.totalCents).toBe(spent + rest.report.totalCents)
    },
  )

  it.each(['nothing', 'checked off', 'put away'] as const)(
    'pays for a typed meal and a typed line out of its budget: %s',
    async (shopping) => {
      const { sam, send, stored, spent, checked, ask, diagnosed } = await accepted(shopping, true)
      const weeklyBudget = Math.max(20, Math.ceil(spent / 100))
      await sam.post(sam.kv('profile'), { value: { ...diagnosed, weeklyBudget } })
      const refused = planEvents.failed.parse((await planFor(sam, ask)).last?.data)
      expect(refused.budgetCents).toBe(weeklyBudget * 100 - spent)
      const upToCents = spent + budgetToFindAgain(Number(refused.cheapestCents))
      const rest = await weekFor(sam, { ...ask, keep: { ...ask.keep, upToCents } })
      expect(rest.report.budgetCents).toBe(upToCents - spent)
      const open = every([3, 4, 5, 6]).filter(({ day, mealType }) => day !== 4 || mealType !== 'dinner')
      const meals = open.map(({ day, mealType }) => ({
        at: { day, mealType },
        was: stored.days[day].meals[mealType].name,
        meal: rest.plan.days[day]?.meals[mealType],
      }))
      const { plan, shoppingList } = await send({ type: 'replan', meals }, { checked })
      const groceries = weekGroceriesCents({ plan, shoppingList })
      expect(groceries).toBe(spent + rest.report.totalCents)
      expect(groceries).toBeLessThanOrEqual(upToCents)
    },
  )

  it('is planned within what the household lets this week cost', async () => {
    const { sam, spent, ask, diagnosed } = await accepted('put away')
    const weeklyBudget = Math.ceil(spent / 100)
    await sam.post(sam.kv('profile'), { value: { ...diagnosed, weeklyBudget } })
    const { last } = await planFor(sam, ask)
    expect(last).toMatchObject({ event: 'failed', data: { error: 'no_plan_fits' } })
    const { cheapestCents } = planEvents.failed.parse(last?.data)
    const upToCents = spent + budgetToFindAgain(Number(cheapestCents))
    expect(upToCents).toBeGreaterThan(weeklyBudget * 100)
    const rest = await weekFor(sam, { ...ask, keep: { ...ask.keep, upToCents } })
    expect(spent + rest.report.totalCents).toBeLessThanOrEqual(upToCents)
  })

  it.each(['nothing', 'checked off'] as const)(
    'is refused with what the meals as they are still cost: %s',
    async (shopping) => {
      const { sam, send, spent, checked, ask, diagnosed } = await accepted(shopping)
      await sam.post(sam.kv('profile'), {
        value: { ...diagnosed, weeklyBudget: Math.max(20, Math.ceil(spent / 100)) },
      })
      const { last } = await planFor(sam, ask)
      const { error, asItIsCents } = planEvents.failed.parse(last?.data)
      expect(error).toBe('no_plan_fits')
      const { plan } = await send({ type: 'price' }, { checked })
      expect(asItIsCents).toBeGreaterThan(0)
      expect(asItIsCents).toBe(plan.report.totalCents - spent)
    },
  )
})
