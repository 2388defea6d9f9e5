import { expect, test } from 'vitest'
import { readExpiry } from './read-expiry.ts'

const NOW = new Date(2026, 10, 30)

test.each([
  ['08/29', 8, 2029],
  ['8/29', 8, 2029],
  [' 08 / 2029 ', 8, 2029],
  ['0829', 8, 2029],
  ['8-29', 8, 2029],
  ['11/26', 11, 2026],
  ['12/2026', 12, 2026],
])('%s is read', (typed, month, year) => {
  expect(readExpiry(typed, NOW)).toEqual({ ok: true, expiry: { month, year } })
})

test.each(['', '08', '13/29', '00/29', '08/2', 'August 2029', '08/29/30'])(
  '%j is no month and year',
  (typed) => {
    expect(readExpiry(typed, NOW)).toEqual({ ok: false, fault: 'unreadable' })
  },
)

test.each(['10/26', '12/25', '01/2020'])('%s is past', (typed) => {
  expect(readExpiry(typed, NOW)).toEqual({ ok: false, fault: 'past' })
})
