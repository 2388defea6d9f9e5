import { describe, expect, it } from 'vitest'
import { expiryOf, suggestExpiry } from './pantry-expiry.ts'

describe('how long food is still good', () => {
  it.each([
    ['2026-11-20', 'expired', -1],
    ['2026-11-21', 'soon', 0],
    ['2026-11-24', 'soon', 3],
    ['2026-11-25', 'later', 4],
    ['2026-11-21T23:00:00Z', 'soon', 0],
    ['2027-01-01', 'later', 41],
  ])('a date of %s is %s on November 21', (expiryDate, state, days) => {
    expect(expiryOf({ expiryDate }, '2026-11-21')).toEqual({ state, days })
  })

  it.each([null, undefined, ''])('%j is no date', (expiryDate) => {
    expect(expiryOf({ expiryDate }, '2026-11-21')).toEqual({ state: 'none' })
  })

  it('a suggestion counts from today, across month ends and daylight saving time', () => {
    expect(suggestExpiry(12, '2026-11-21')).toBe('2026-12-03')
    expect(suggestExpiry(0, '2026-11-21')).toBe('2026-11-21')
    expect(suggestExpiry(2, '2026-10-31')).toBe('2026-11-02')
  })
})
