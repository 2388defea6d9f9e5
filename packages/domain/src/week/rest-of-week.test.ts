import { describe, expect, it } from 'vitest'
import type { ShoppingList } from '../shopping/shopping-list-lines.ts'
import { mealsOver } from './meals-over.ts'
import { boughtAtHome, restOfWeek, spentCents } from './rest-of-week.ts'
import { DAY_NAMES } from './week-days.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'

/** Tuesday of the week that begins on 2026-11-22. */
const TODAY = '2026-11-24'

const plan = (change: Partial<Record<number, Partial<WeekMeal>>> = {}): WeekPlan => ({
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: { dinner: { name: `Dinner ${index}`, keepsDays: 3, ...change[index] } },
  })),
  report: { totalCents: 5000 },
})
const LINES = [
  {
    name: 'Beef',
    estimatedPrice: 12,
    usedIn: ['Dinner 3', 'dinner 4'],
    quantity: 1,
    unit: 'lb',
    foodId: 'beef',
  },
  { name: 'Rice', estimatedPrice: 3, usedIn: ['Dinner 4'], quantity: 1, unit: 'bag' },
  { name: 'Salt', estimatedPrice: 1, usedIn: ['Dinner 5'], alreadyHave: true, quantity: 1, unit: 'box' },
]
const list: ShoppingList = { sections: [{ category: 'Food', items: LINES }] }
const BEEF = { category: 'Food', name: 'Beef', nth: 0 }

const because = (asking: Partial<Parameters<typeof restOfWeek>[0]>) =>
  restOfWeek({
    plan: plan(),
    list: null,
    checked: [],
    cooked: [],
    today: TODAY,
    gone: [],
    isBatch: false,
    ...asking,
  }).map((meal) => meal.because)

describe('the rest of a week', () => {
  it('is what comes from today on, unless the meal is over already', () => {
    expect(because({})).toEqual(['over', 'over', null, null, null, null, null])
    expect(because({ gone: ['dinner'] }).slice(2)).toEqual(['over', null, null, null, null])
    expect(because({ today: '2026-11-20', gone: ['dinner'] })).toEqual(Array(7).fill(null))
  })

  it('keeps what was cooked, locked, typed, or is eaten elsewhere', () => {
    const cooked = [
      { meal: 'Dinner 6', date: '2026-11-24T10:00:00Z', mealType: 'dinner', plannedFor: '2026-11-28' },
    ]
    const week = plan({ 3: { isLocked: true }, 4: { isCustom: true }, 5: { place: 'out' } })
    expect(because({ plan: week, cooked }).slice(2)).toEqual([null, 'locked', 'typed', 'elsewhere', 'cooked'])
  })

  it('keeps a meal once nothing is left to buy for it', () => {
    expect(because({ list, checked: [BEEF] }).slice(2)).toEqual([
      'bought',
      'bought',
      null,
      'bought',
      'bought',
    ])
    const boughtAll = { ...plan(), boughtAt: '2026-11-22T10:00:00Z' }
    expect(because({ plan: boughtAll }).slice(2)).toEqual(Array(5).fill('bought'))
    expect(because({ plan: boughtAll, list }).slice(3, 5)).toEqual([null, null])
  })

  it('keeps everything open while nothing was bought', () => {
    const bare = { sections: [{ category: 'Food', items: LINES.slice(0, 2) }] }
    expect(because({ list: bare }).slice(2)).toEqual(Array(5).fill(null))
  })

  it('keeps the leftovers of a meal that stays', () => {
    const week = plan({ 4: { name: 'Leftovers: Dinner 3', leftoverOf: 'Dinner 3' } })
    expect(because({ plan: week }).slice(3, 5)).toEqual([null, null])
    const locked = plan({ 3: { isLocked: true }, 4: { name: 'Leftovers: Dinner 3', leftoverOf: 'Dinner 3' } })
    expect(because({ plan: locked }).slice(3, 5)).toEqual(['locked', 'leftover'])
  })
})

describe('what a week was spent on', () => {
  it('is what was bought, and what eating out takes from the budget', () => {
    expect(spentCents(plan(), null, [])).toBe(0)
    // The total less what is still to buy.
    expect(spentCents(plan(), list, [BEEF])).toBe(5000 - 300 - 100)
    expect(spentCents({ ...plan(), boughtAt: '2026-11-22' }, null, [])).toBe(5000)
    const out = plan({
      1: { place: 'out', paidCents: 2500, isFromBudget: true },
      2: { place: 'out', paidCents: 900 },
    })
    expect(spentCents(out, null, [])).toBe(2500)
    const unknown = { ...plan(), report: { totalCents: null } }
    expect(spentCents(unknown, list, [BEEF])).toBe(1200)
  })

  it('is at home, though not in the pantry yet', () => {
    const moment = { now: new Date('2026-11-24T12:00:00Z'), today: TODAY }
    expect(boughtAtHome(list, [BEEF], moment)).toMatchObject([
      { name: 'Beef', foodId: 'beef' },
      { name: 'Salt' },
    ])
    expect(boughtAtHome(null, [BEEF], moment)).toEqual([])
  })
})

it.each([
  [[], 12 * 60],
  [['breakfast'], 13 * 60],
  [['breakfast', 'lunch', 'snacks'], 18 * 60],
  [['breakfast', 'lunch', 'snacks', 'dinner'], 22 * 60],
])('%o are over at minute %i', (over, minutes) => {
  expect(mealsOver(minutes)).toEqual(over)
})
