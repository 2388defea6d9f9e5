import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

const OLD_REPORT = { totalCents: 9418, reasons: [{ day: 1, slot: 'Snack', codes: ['cheap'] }], waste: 'none' }
const PARSED = { totalCents: 9418, reasons: [{ day: 1, slot: 'snacks', codes: [{ code: 'cheap' }] }] }

test('the report of a plan is parsed as it enters the browser', () => {
  expect(parseDocument('currentMealPlan', { days: [], report: OLD_REPORT })).toEqual({
    days: [],
    report: PARSED,
  })
})

test.each([['gone'], [null], [[]]])('a report that is %j is left out', (report) => {
  expect(parseDocument('currentMealPlan', { days: [], report })).toEqual({ days: [] })
})

test('the reports of saved weeks are parsed, in both forms', () => {
  const dates = { dateAccepted: '2026-11-22', weekStartDate: '2026-11-22' }
  const flat = { days: [], report: OLD_REPORT, ...dates }
  const nested = { plan: { days: [], report: OLD_REPORT }, ...dates }
  const parsed = { plan: { days: [], report: PARSED }, ...dates }
  const [one, other] = parseDocument('mealPlanHistory', [flat, nested]) as unknown[]
  expect(one).toMatchObject(parsed)
  expect(other).toEqual(parsed)
})

test('a list that old copies wrap is read as one is written today', () => {
  const sections = [{ category: 'Dairy', items: [{ name: 'Milk', estimatedPrice: 3.5 }, { name: 'Eggs' }] }]
  const wrapped = { shoppingList: { sections, totalCost: 3.5 }, weeklyBudget: 80, totalCost: 9 }
  const list = { sections, totalCost: 3.5, weeklyBudget: 80 }
  expect(parseDocument('currentShoppingList', wrapped)).toEqual(list)
  expect(parseDocument('currentShoppingList', list)).toEqual(list)
})

test.each([
  ['currentMealPlan', undefined],
  ['currentMealPlan', { days: [] }],
  ['pantry', [{ report: 'x' }]],
] as const)('anything else stays as it is: %s %j', (key, value) => {
  expect(parseDocument(key, value)).toBe(value)
})
