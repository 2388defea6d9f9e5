import type { PlanReport } from '@pennyplate/contract/ai/plan'
import { weekReport } from '@pennyplate/contract/documents/week-report'
import { describe, expect, test } from 'vitest'
import type { StoredPlan } from '../stored-plan.ts'
import { reasonsFor, shortOfThriftyCents, warnedWords, withMealChanged, withTotal } from './stored-report.ts'

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
const report = weekReport.parse(ANSWERED)
const plan: StoredPlan = { days: [], report }

test.each([
  [{ day: 1, slot: 'dinner' as const }, ['uses-bought']],
  [{ day: 1, slot: 'snacks' as const, index: 1 }, ['cheap']],
  [{ day: 1, slot: 'snacks' as const, index: 0 }, []],
  [{ day: 2, slot: 'dinner' as const }, []],
])('the report says why the meal at %j is there', (at, codes) => {
  expect(reasonsFor(report, at).map(({ code }) => code)).toEqual(codes)
})

test('the report tells how far the budget is below USDA’s plan', () => {
  expect(shortOfThriftyCents(report)).toBe(5000)
})

test.each([
  ['a budget that is enough', { budgetCents: 15_000 }],
  ['a report from an older version', { thriftyCents: undefined }],
])('USDA’s plan is not mentioned with %s', (_, change) => {
  expect(shortOfThriftyCents({ ...report, ...change })).toBeUndefined()
})

test('the report names the words of each kind of warning', () => {
  expect(warnedWords(report, 'unresolved-words')).toEqual(['nothing grey'])
  expect(warnedWords(report, 'wishes')).toEqual([])
})

describe('after a meal was changed by hand', () => {
  const at = { day: 1, slot: 'dinner' } as const
  const changed = withMealChanged(plan, [at], {
    deltaCents: -134,
    reasons: [{ code: 'liked' }],
  })
  const report = changed.report

  test('the total and the reason are updated', () => {
    expect(report?.totalCents).toBe(9284)
    expect(reasonsFor(report, at)).toEqual([{ code: 'liked' }])
    expect(reasonsFor(report, { day: 1, slot: 'snacks', index: 1 })).toHaveLength(1)
  })

  test('proofs about the old week are dropped', () => {
    expect(report).toMatchObject({ totalCents: 9284, concessions: [] })
    expect(report?.certificates).toBeUndefined()
    expect(report?.waste).toBeUndefined()
  })

  test('the referee’s total replaces the estimated one', () => {
    expect(withTotal(changed, 9300).report?.totalCents).toBe(9300)
  })

  test('a plan without a report still has none', () => {
    const shared: StoredPlan = { days: [] }
    expect(withMealChanged(shared, [at], { deltaCents: 10, reasons: [] })).toBe(shared)
  })
})
