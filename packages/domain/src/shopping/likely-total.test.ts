import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyTotal } from './likely-total.ts'

const line = (cents: number, percent: number) => ({
  cents,
  lowCents: Math.round(cents * (1 - percent / 100)),
  highCents: Math.round(cents * (1 + percent / 100)),
})

describe('the likely total of a list', () => {
  it('is less uncertain than its single prices', () => {
    const { totalCents, lowCents, highCents } = likelyTotal(Array.from({ length: 25 }, () => line(300, 30)))
    expect(totalCents).toBe(7500)
    expect(totalCents - lowCents).toBeLessThan(0.07 * totalCents)
    expect(highCents - totalCents).toBe(totalCents - lowCents)
  })

  it('keeps what all prices of a place have in common', () => {
    const { totalCents, highCents } = likelyTotal(Array.from({ length: 5000 }, () => line(300, 30)))
    expect((highCents - totalCents) / totalCents).toBeGreaterThanOrEqual(0.02)
  })

  it('is exact for what is paid or at home', () => {
    expect(likelyTotal([{ cents: 499, isSettled: true }])).toEqual({
      totalCents: 499,
      lowCents: 499,
      highCents: 499,
    })
    const open = line(500, 20)
    const settled = { ...line(9000, 20), isSettled: true }
    const [alone, both] = [likelyTotal([open]), likelyTotal([open, settled])]
    expect(both.highCents - both.totalCents).toBe(alone.highCents - alone.totalCents)
  })

  it('does not take an estimate without a range for certain', () => {
    const { lowCents, highCents } = likelyTotal([{ cents: 1000 }])
    expect([lowCents < 800, highCents > 1200]).toEqual([true, true])
  })

  it('is no wider than the range of a single line', () => {
    const one = line(9999, 5)
    expect(likelyTotal([one])).toEqual({ totalCents: 9999, lowCents: one.lowCents, highCents: one.highCents })
  })

  it('holds the total, and is never wider than the ranges of its lines together', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 5, max: 60 })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(lines, (pairs) => {
        const ranged = pairs.map(([cents, percent]) => line(cents, percent))
        const { totalCents, lowCents, highCents } = likelyTotal(ranged)
        expect(lowCents).toBeLessThanOrEqual(totalCents)
        expect(highCents).toBeGreaterThanOrEqual(totalCents)
        expect(highCents).toBeLessThanOrEqual(ranged.reduce((sum, one) => sum + one.highCents, 0))
      }),
    )
  })
})
