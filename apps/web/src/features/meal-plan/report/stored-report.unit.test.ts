import type { PlanReport } from '@pennyplate/contract/ai/plan'
import { weekReport } from '@pennyplate/contract/documents/week-report'
import { expect, test } from 'vitest'
import { reasonsFor, shortOfThriftyCents, warnedWords } from './stored-report.ts'

const nothing = {
  calories: 2000,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  addedSugar: null,
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
