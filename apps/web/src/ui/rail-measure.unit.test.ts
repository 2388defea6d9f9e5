import { describe, expect, test } from 'vitest'
import { measureRail } from './rail-measure.ts'

describe('the budget rail', () => {
  test('is empty when nothing is spent', () => {
    expect(measureRail(0, 10_000)).toMatchObject({ isOver: false, withinPercent: 0, overPercent: 0 })
  })

  test('reaches its mark when the budget is spent exactly, which is not over', () => {
    const rail = measureRail(10_000, 10_000)
    expect(rail.isOver).toBe(false)
    expect(rail.withinPercent).toBeCloseTo(rail.markPercent)
  })

  test.each([
    [10_001, 10_000],
    [12_000, 10_000],
    [90_000, 10_000],
  ])('of %d over %d fills the whole rail and shows the part past the mark', (spent, budget) => {
    const rail = measureRail(spent, budget)
    expect(rail.isOver).toBe(true)
    expect(rail.overPercent).toBeGreaterThan(0)
    expect(rail.withinPercent + rail.overPercent).toBeCloseTo(100)
    expect(rail.withinPercent).toBe(rail.markPercent)
  })

  test('stays within the bar without a budget', () => {
    const rail = measureRail(500, 0)
    expect(rail.isOver).toBe(true)
    expect(rail.withinPercent + rail.overPercent).toBeCloseTo(100)
  })
})
