import { planEvents } from '@pennyplate/contract/ai/plan'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { NOT_PLANNED_NAME } from '@pennyplate/domain/week/week-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdAt, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Wednesday of the week that begins on 2026-11-22. */
const TODAY = '2026-11-25'
const EMPTY = { days: DAY_NAMES.map((day) => ({ day, meals: {} })) }
const place = ({ day, slot }: SlotAddress) => ({ day, mealType: slot, index: 0 })

describe('planning around meals that stay', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('plans the rest of a week with what is left of the budget, and only that', async () => {
    const person = await householdAt(server, 'rest@example.org', { adults: 2, weeklyBudget: 120 })
    const { plan } = await weekFor(person)
    const slots = (['breakfast', 'lunch', 'dinner'] as const).flatMap((slot) =>
      plan.days.map((_, day) => ({ day, slot })),
    )
    const kept = slots.filter(({ day, slot }) => day < 3 || slot !== 'dinner')
    const { last } = await planFor(person, {
      today: TODAY,
      keep: {
        plan,
        at: kept.map(place),
        eaten: kept.filter(({ day }) => day < 3).map(place),
        spentCents: 4000,
      },
    })
    expect(last?.event).toBe('done')
    const { plan: rest, report } = planEvents.done.parse(last?.data)
    expect(report.budgetCents).toBe(8000)
    expect(report.totalCents).toBeLessThanOrEqual(8000)
    for (const at of slots.filter(({ day }) => day >= 3)) {
      const isPlanned = mealAt(rest, at) !== undefined
      expect([at, isPlanned]).toEqual([at, at.slot === 'dinner'])
    }
    expect(report.reasons.map(({ slot }) => slot)).toEqual(['dinner', 'dinner', 'dinner', 'dinner'])
    // What stays is still to be bought.
    expect(report.totalCents).toBeGreaterThan(1000)
  }, 120_000)

  it('does not buy what was bought already', async () => {
    const person = await householdAt(server, 'bought@example.org', { adults: 2, mealTypes: ['Dinner'] })
    const atHome = ['Chicken breast', 'Ground beef', 'White rice', 'Spaghetti', 'Eggs', 'Cheddar cheese'].map(
      (name) => ({ name, quantity: '3 lb' }),
    )
    const totals = { before: 0, after: 0 }
    // One week with food at home may happen to be of dearer dishes.
    for (const seed of [7, 8, 9]) {
      const asked = { seed, today: TODAY, keep: { plan: EMPTY, at: [], spentCents: 0 } }
      const before = planEvents.done.parse((await planFor(person, asked)).last?.data)
      const after = planEvents.done.parse((await planFor(person, { ...asked, atHome })).last?.data)
      expect(after.report.pantryCents).toBeGreaterThan(0)
      totals.before += before.report.totalCents ?? 0
      totals.after += after.report.totalCents ?? 0
    }
    expect(totals.after).toBeLessThan(totals.before)
  }, 240_000)

  it('says what the rest costs at least if too little is left, without ways out for whole weeks', async () => {
    const person = await householdAt(server, 'spent@example.org', { adults: 2, weeklyBudget: 90 })
    const { last } = await planFor(person, {
      today: TODAY,
      keep: { plan: EMPTY, at: [], spentCents: 8900 },
    })
    const { error, budgetCents, cheapestCents, ways } = planEvents.failed.parse(last?.data)
    expect([error, budgetCents, ways]).toEqual(['no_plan_fits', 100, []])
    expect(cheapestCents).toBeGreaterThan(100)
  }, 120_000)

  it('sticks to the budget with a kept meal that we cannot weigh', async () => {
    const person = await householdAt(server, 'typed@example.org', {
      adults: 2,
      weeklyBudget: 120,
      stickToBudget: true,
    })
    const typed = {
      name: 'Zorble of Aunt Zelda',
      isCustom: true,
      estimatedCost: 12,
      cookingTime: 20,
      difficulty: 'easy',
      nutrition: { calories: 600, protein: 30, carbs: 60, fat: 20 },
    }
    const withTyped = (days: typeof EMPTY.days) =>
      days.map((one, index) => (index === 2 ? { ...one, meals: { ...one.meals, dinner: typed } } : one))
    const keep = { plan: { days: withTyped(EMPTY.days) }, at: [place({ day: 2, slot: 'dinner' })] }
    const { plan, report } = await weekFor(person, { keep })
    expect(report.budgetCents).toBe(12_000)
    expect(report.totalCents).toBeLessThanOrEqual(12_000)
    expect(report.totalCents).toBeGreaterThanOrEqual(11_400)
    const days = withTyped(plan.days)
    const { json } = await person.post('/api/ai/shopping-list', {
      plan: { ...plan, days },
      today: '2026-11-22',
    })
    expect(json.report.totalCents).toBe(report.totalCents)
  }, 120_000)

  it('plans no breakfast for a day whose breakfast is over', async () => {
    const person = await householdAt(server, 'evening@example.org', { adults: 2, weeklyBudget: 120 })
    const { plan } = await weekFor(person, { today: TODAY, mealsGone: ['breakfast', 'lunch'] })
    const { breakfast, lunch, dinner } = plan.days[3]?.meals ?? {}
    expect([breakfast?.place, lunch?.place, dinner?.place]).toEqual(['skip', 'skip', undefined])
    expect(breakfast?.name).toBe(NOT_PLANNED_NAME)
    expect(plan.days[4]?.meals.breakfast?.place).toBeUndefined()
  }, 120_000)
})
