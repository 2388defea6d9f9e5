import { describe, expect, test } from 'vitest'
import { formatRoundAmount, splitPrice } from './price.ts'

describe('a shelf tag', () => {
  test.each([
    [0, '0', '00'],
    [94, '0', '94'],
    [305, '3', '05'],
    [9418, '94', '18'],
    [123_456, '1,234', '56'],
    [99.6, '1', '00'],
  ])('of %d cents sets %s large and %s raised', (priceCents, dollars, cents) => {
    expect(splitPrice(priceCents)).toEqual({ dollars, cents })
  })
})

test('a budget is shown without cents unless it has some', () => {
  expect(formatRoundAmount(10_000)).toBe('$100')
  expect(formatRoundAmount(100_000)).toBe('$1,000')
  expect(formatRoundAmount(6250)).toBe('$62.50')
})
