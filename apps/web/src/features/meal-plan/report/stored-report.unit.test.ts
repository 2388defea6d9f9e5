import type { PlanReport } from '@pennyplate/contract/ai/plan'
import { weekReport } from '@pennyplate/contract/documents/week-report'
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

describe('the report stored in a plan', () => {
  test('is read as the planner sent it', () => {
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
    ['a report from an older version', { ...ANSWERED, thriftyCents: undefined }],
  ])('does not mention USDA with %s', (_, report) => {
    expect(reportOf({ days: [], report: weekReport.parse(report) })?.shortOfThriftyCents).toBeUndefined()
  })

  test.each([[{}], [{ totalCents: 'a lot' }]])('is undefined when it is %j', (report) => {
    expect(reportOf({ days: [], report: weekReport.parse(report) })).toBeUndefined()
  })
})

describe('after a meal was changed by hand', () => {
  const at = { day: 1, slot: 'dinner' } as const
  const changed = withMealChanged(plan, [at], {
    deltaCents: -134,
    reasons: [{ code: 'liked', food: undefined }],
  })
  const report = reportOf(changed)

  test('the total and the reason are updated', () => {
    expect(report?.totalCents).toBe(9284)
    expect(reasonsFor(report, at)).toEqual([{ code: 'liked', food: undefined }])
    expect(reasonsFor(report, { day: 1, slot: 'snacks', index: 1 })).toHaveLength(1)
  })

  test('proofs about the old week are dropped', () => {
    expect(report).toMatchObject({ certificate: undefined, waste: [], wasteCents: 0, concessions: [] })
  })

  test('the referee’s total replaces the estimated one', () => {
    expect(reportOf(withTotal(changed, 9300))?.totalCents).toBe(9300)
  })

  test('a plan without a report still has none', () => {
    const shared: StoredPlan = { days: [] }
    expect(withMealChanged(shared, [at], { deltaCents: 10, reasons: [] })).toBe(shared)
  })
})

test('reasons are read as codes with their food, and invalid ones are skipped', () => {
  expect(readReasons(['cheap', { code: 'uses-pantry', food: 'Rice' }, 7, {}])).toEqual([
    { code: 'cheap', food: undefined },
    { code: 'uses-pantry', food: 'Rice' },
  ])
})
