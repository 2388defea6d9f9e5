import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsFromDollars,
  dollarsFromCents,
  formatCents,
  formatSignedCents,
  roundCents,
  splitCents,
} from './money.ts'

describe('dollars at the edge', () => {
  test.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [-1.005, -101],
    [0, 0],
    [19.999, 2000],
  ])('%d dollars are %d cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents)
  })

  test('every whole number of cents survives conversion to dollars and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents)
      }),
    )
  })

  test('rounding never yields a negative zero', () => {
    expect(Object.is(roundCents(-0.2), 0)).toBe(true)
  })
})

describe('format', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [23130, '$231.30'],
    [100000, '$1,000.00'],
    [123456789, '$1,234,567.89'],
    [-50, '-$0.50'],
  ])('%d cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })
})

describe('split', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2, 1], [67, 33]],
    [5, [0, 1], [0, 5]],
    [7, [0, 0], [4, 3]],
    [0, [3, 4], [0, 0]],
    [10, [], []],
  ])('%d cents by %j are %j', (total, weights, parts) => {
    expect(splitCents(total, weights)).toEqual(parts)
  })

  test('the parts add up to the whole and each is within a cent of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), weights, (total, shares) => {
        const parts = splitCents(total, shares)
        const weight = shares.reduce((sum, share) => sum + share, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        for (const [index, part] of parts.entries()) {
          const exact = weight > 0 ? (total * (shares[index] ?? 0)) / weight : total / shares.length
          expect(Number.isInteger(part)).toBe(true)
          expect(Math.abs(part - exact)).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('a difference of money', () => {
  test.each([
    [-134, '−\u2060$1.34'],
    [100, '+\u2060$1.00'],
    [-123_456, '−\u2060$1,234.56'],
  ])('%d cents have a sign that no line end parts from them', (cents, text) => {
    expect(formatSignedCents(cents)).toBe(text)
  })
})
