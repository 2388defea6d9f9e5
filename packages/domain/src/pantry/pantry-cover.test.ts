import { describe, expect, it } from 'vitest'
import { pantryCover } from './pantry-cover.ts'

const TODAY = '2026-11-22'
const flour = {
  name: 'All-purpose flour',
  foodId: 'flour',
  amount: { amount: 2, unit: 'cup' },
  grams: 250,
  measured: { measures: { cup: 125 }, refusePct: 0 },
} as const
const item = (quantity: string, more = {}) => ({ name: 'Flour', foodId: 'flour', quantity, ...more })

describe('how much of an ingredient is at home', () => {
  it.each([
    ['nothing', [], { state: 'none' }],
    ['another food', [item('1 lb', { foodId: 'rice' })], { state: 'none' }],
    ['enough', [item('1 lb')], { state: 'all' }],
    ['half of it', [item('125 g')], { state: 'some', share: 0.5 }],
    ['two halves', [item('125 g'), item('1 cup')], { state: 'all' }],
    ['all but a rounding', [item('245 g')], { state: 'all' }],
    ['an unknown amount', [item('some')], { state: 'unclear' }],
    ['enough, and an unknown amount more', [item('1 lb'), item('some')], { state: 'all' }],
    ['only what went bad yesterday', [item('1 lb', { expiryDate: '2026-11-21' })], { state: 'none' }],
    ['enough that is good until today', [item('1 lb', { expiryDate: TODAY })], { state: 'all' }],
    ['the same by its name', [{ name: 'all-purpose flour', quantity: '1 lb' }], { state: 'all' }],
  ] as const)('%s', (_, pantry, expected) => {
    expect(pantryCover(pantry, flour, TODAY)).toEqual(expected)
  })
})
