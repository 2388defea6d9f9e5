import { checkAnswer } from '@pennyplate/contract/ai/check'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdAt, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const FAMILY = { adults: 2, kids: 2, kidAges: [5, 9], weeklyBudget: 240 }
const TODAY = '2026-11-22'

describe('a week with health targets, over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it.each([
    ['single-low-sodium', { adults: 1, weeklyBudget: 100, dietaryRestrictions: ['low-sodium'] }, 2300],
    ['family-low-sodium', { ...FAMILY, dietaryRestrictions: ['low-sodium'] }, 2300],
    ['family-1500', { ...FAMILY, nutritionalTargets: { trackNutrition: true, dailySodium: 1500 } }, 1500],
  ])(
    '%s is within its sodium target in the plan, the list and the check',
    async (name, profile, limit) => {
      const person = await householdAt(server, `${name}@example.org`, profile)
      const { plan, report } = await weekFor(person)
      for (const { sodium } of report.perDay) expect(sodium).toBeLessThanOrEqual(1.05 * limit)
      const goal = report.health?.goals.find(({ nutrient }) => nutrient === 'sodium')
      expect(goal).toMatchObject({ atMost: limit, missed: [], of: 7 })
      const checked = checkAnswer.parse((await person.post('/api/ai/check', { plan, today: TODAY })).json)
      expect(checked.violations).toEqual([])
      expect(checked.totals.tillCents).toBe(report.totalCents)
      expect(checked.totals.perDay.map(({ sodium }) => sodium)).toEqual(
        report.perDay.map(({ sodium }) => expect.closeTo(sodium ?? 0, -1)),
      )
      const { report: bill } = shoppingListAnswer.parse(
        (await person.post('/api/ai/shopping-list', { plan, today: TODAY })).json,
      )
      expect(bill.totalCents).toBe(report.totalCents)
    },
    60_000,
  )

  it('names the days that miss a target, and the target they would meet', async () => {
    const person = await householdAt(server, 'much-protein@example.org', {
      adults: 1,
      weeklyBudget: 80,
      nutritionalTargets: { trackNutrition: true, dailyProtein: 200 },
    })
    const { report } = await weekFor(person)
    const goal = report.health?.goals.find(({ nutrient }) => nutrient === 'protein')
    expect(goal?.missed.length).toBeGreaterThan(0)
    for (const { day, amount } of goal?.missed ?? []) {
      expect(amount).toBeLessThan(180)
      expect(report.perDay[day]?.protein).toBeCloseTo(amount, 0)
    }
    const least = Math.min(...report.perDay.map(({ protein }) => protein ?? 0))
    expect(0.9 * (goal?.relaxTo ?? 0)).toBeLessThanOrEqual(least + 0.1)
  }, 60_000)

  it('has recipes without the salt that was left out', async () => {
    const person = await householdAt(server, 'no-salt@example.org', {
      adults: 1,
      nutritionalTargets: { trackNutrition: true, dailySodium: 1000 },
    })
    const { json } = await person.post('/api/ai/recipe', {
      meal: { name: 'Penne with lentil ragu' },
      today: TODAY,
    })
    expect(json.recipe.ingredients.map(({ foodId }: { foodId: string }) => foodId)).not.toContain('salt')
    const steps = json.recipe.instructions.join(' ')
    expect(steps.replaceAll('no-salt-added', '')).not.toMatch(/\bsalt\b/)
  })

  it('plans the offered way out at the stated total', async () => {
    const profile = { adults: 4, weeklyBudget: 25, mealDifficulty: 'Easy (5-10 min)' }
    const person = await householdAt(server, 'way@example.org', profile)
    const { events } = await planFor(person)
    const refused = events.at(-1)?.data as {
      ways: {
        totalCents: number
        budgetCents: number
        dishes: string[]
        leftovers?: unknown
        change: { code: string }
      }[]
    }
    const raised = refused.ways.find(({ change }) => change.code === 'raise-budget')
    if (!raised) throw new Error('no raise of the budget')
    const value = { ...profile, weeklyBudget: raised.budgetCents / 100 }
    await person.post(person.kv('profile'), { value })
    const { dishes, leftovers, totalCents } = raised
    const { report } = await weekFor(person, { startFrom: { dishes, leftovers, totalCents } })
    expect(report.totalCents).toBeLessThanOrEqual(totalCents)
  }, 60_000)
})
