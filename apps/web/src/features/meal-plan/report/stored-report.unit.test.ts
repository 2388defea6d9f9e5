import type { PlanReport } from '@pennyplate/contract/ai/plan'
import { describe, expect, test } from 'vitest'
import type { StoredPlan } from '../stored-plan.ts'
import { readReasons, reasonsFor, reportOf, withMealChanged, withTotal } from './stored-report.ts'

const nothing = {
  calories: 2000,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  cholesterol: null,
}
const ANSWERED: PlanReport = {
  engine: 'builtin',
  totalCents: 9418,
  budgetCents: 10_000,
  pantryCents: 1140,
  thriftyCents: 15_000,
  perDay: Array.from({ length: 7 }, () => nothing),
  targets: nothing,
  waste: [{ name: 'Spinach', grams: 80, cents: 46 }],
  wasteCents: 46,
  certificates: { isTwoExchangeOptimal: true, recipesConsidered: 612, boundCents: null, betterCents: 1250 },
  concessions: ['more-repeats'],
  forMore: { budgetCents: 10_700, dishes: 9, dishesNow: 4 },
  reasons: [
    { day: 1, slot: 'dinner', codes: [{ code: 'uses-bought', food: 'Spinach' }] },
    { day: 1, slot: 'snacks', index: 1, codes: [{ code: 'cheap' }] },
  ],
  replaced: [
    { day: 2, slot: 'lunch', name: 'Shrimp bowl', by: 'Lentil soup' },
    { day: 3, slot: 'dinner', name: 'Steak', by: 'Bean chili', because: 'budget' },
  ],
  warnings: [{ code: 'unresolved-words', words: ['nothing grey'] }],
}
const plan: StoredPlan = { days: [], report: ANSWERED }

describe('a report kept in its plan', () => {
  test('is read as the planner answered it', () => {
    expect(reportOf(plan)).toMatchObject({
      totalCents: 9418,
      shortOfThriftyCents: 5000,
      pantryCents: 1140,
      targets: { calories: 2000 },
      certificate: { isProven: true, recipes: 612, boundCents: null, betterCents: 1250 },
      concessions: ['more-repeats'],
      forMore: { budgetCents: 10_700, dishes: 9, dishesNow: 4 },
      replaced: [
        { day: 2, name: 'Shrimp bowl', by: 'Lentil soup', isForBudget: false },
        { day: 3, name: 'Steak', by: 'Bean chili', isForBudget: true },
      ],
      unresolvedWords: ['nothing grey'],
    })
  })

  test.each([
    [{ day: 1, slot: 'dinner' as const }, ['uses-bought']],
    [{ day: 1, slot: 'snacks' as const, index: 1 }, ['cheap']],
    [{ day: 1, slot: 'snacks' as const, index: 0 }, []],
    [{ day: 2, slot: 'dinner' as const }, []],
  ])('says why the meal at %j is there', (at, codes) => {
    expect(reasonsFor(reportOf(plan), at).map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    ['a budget that is enough', { ...ANSWERED, budgetCents: 15_000 }],
    ['no budget', { ...ANSWERED, budgetCents: null }],
    ['a week from before this was said', { ...ANSWERED, thriftyCents: undefined }],
  ])('says nothing of USDA with %s', (_, report) => {
    expect(reportOf({ days: [], report })?.shortOfThriftyCents).toBeUndefined()
  })

  test.each([[{}], ['gone'], [null], [{ totalCents: 'a lot' }]])('that is %j is none', (report) => {
    expect(reportOf({ days: [], report })).toBeUndefined()
  })
})

describe('after a meal was changed by hand', () => {
  const at = { day: 1, slot: 'dinner' } as const
  const changed = withMealChanged(plan, [at], {
    deltaCents: -134,
    reasons: [{ code: 'liked', food: undefined }],
  })
  const report = reportOf(changed)

  test('the bill and the reason follow', () => {
    expect(report?.totalCents).toBe(9284)
    expect(reasonsFor(report, at)).toEqual([{ code: 'liked', food: undefined }])
    expect(reasonsFor(report, { day: 1, slot: 'snacks', index: 1 })).toHaveLength(1)
  })

  test('nothing is claimed that was proven of the week before', () => {
    expect(report).toMatchObject({ certificate: undefined, waste: [], wasteCents: 0, concessions: [] })
  })

  test('the referee’s total takes the place of the reckoned one', () => {
    expect(reportOf(withTotal(changed, 9300))?.totalCents).toBe(9300)
  })

  test('a plan from elsewhere still has no report', () => {
    const shared: StoredPlan = { days: [] }
    expect(withMealChanged(shared, [at], { deltaCents: 10, reasons: [] })).toBe(shared)
  })
})

test('reasons come as codes, with the food they speak of, and nonsense is left out', () => {
  expect(readReasons(['cheap', { code: 'uses-pantry', food: 'Rice' }, 7, {}])).toEqual([
    { code: 'cheap', food: undefined },
    { code: 'uses-pantry', food: 'Rice' },
  ])
})
