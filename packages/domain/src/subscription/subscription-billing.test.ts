import { describe, expect, it } from 'vitest'
import { firstChargeDay, mayChargeFirst, priceAppliesFrom, renewalDay } from './subscription-billing.ts'

const BETA = { mode: 'beta' } as const
const live = (startsOn: string) => ({ mode: 'live', startsOn }) as const

describe('the first charge', () => {
  it('has no date during the beta', () => {
    const at = '2026-11-21T12:00:00.000Z'
    expect(firstChargeDay(BETA, { startedAt: at, notifiedAt: at })).toBeNull()
  })

  it.each([
    [
      'after seven whole days of trial',
      '2026-11-21T12:00:00Z',
      '2026-11-21T12:00:00Z',
      '2026-01-01',
      '2026-11-29',
    ],
    ['not before billing starts', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', '2026-12-24', '2026-12-24'],
    [
      'seven whole days after the notice',
      '2026-06-01T12:00:00Z',
      '2026-11-21T12:00:01Z',
      '2026-11-22',
      '2026-11-29',
    ],
    ['a trial begun at midnight', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', '2026-01-01', '2026-11-28'],
  ])('comes %s', (_, startedAt, notifiedAt, startsOn, day) => {
    expect(firstChargeDay(live(startsOn), { startedAt, notifiedAt })).toBe(day)
  })

  it('comes after the paid period', () => {
    const at = '2026-11-21T12:00:00Z'
    const day = (paidThrough: string) =>
      firstChargeDay(live('2026-01-01'), { startedAt: at, notifiedAt: at, paidThrough })
    expect(day('2026-12-14')).toBe('2026-12-15')
    expect(day('2026-10-14')).toBe('2026-11-29')
  })

  const notified = [{ notifiedAt: '2026-11-21T12:00:00Z', priceCents: 999 }]
  it.each([
    ['a week after the notice', live('2026-11-01'), '2026-11-29', 999, notified, true],
    ['a lower price than in the notice', live('2026-11-01'), '2026-11-29', 899, notified, true],
    ['a day too early', live('2026-11-01'), '2026-11-28', 999, notified, false],
    ['a higher price than in the notice', live('2026-11-01'), '2026-11-29', 1000, notified, false],
    ['nobody was notified', live('2026-11-01'), '2026-11-29', 999, [], false],
    ['before billing starts', live('2026-12-01'), '2026-11-30', 999, notified, false],
    ['during the beta', BETA, '2026-11-29', 999, notified, false],
  ])('%s', (_, billing, day, amountCents, notices, allowed) => {
    expect(mayChargeFirst(billing, { day, amountCents }, notices)).toBe(allowed)
  })
})

it('a new price waits for 30 whole days after its notice', () => {
  expect(priceAppliesFrom('2026-11-21T12:00:00Z')).toBe('2026-12-22')
  expect(priceAppliesFrom('2026-11-21T00:00:00Z')).toBe('2026-12-21')
})

it('renewals keep their day of the month if the month has it', () => {
  expect([1, 2, 3, 12].map((months) => renewalDay('2027-01-31', months))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-01-31',
  ])
})
