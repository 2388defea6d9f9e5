import { expect, test } from 'vitest'
import { daysAgo } from './days-ago.ts'

// Without a time zone, so in local time, as on screen.
const NOW = new Date('2026-11-21T09:00:00')

test.each([
  ['2026-11-21T08:59:00', 'today'],
  ['2026-11-21T00:00:01', 'today'],
  ['2026-11-20T23:59:00', 'yesterday'],
  ['2026-11-16T12:00:00', '5 days ago'],
  ['2026-10-22T12:00:00', '30 days ago'],
  ['2026-10-21T12:00:00', 'on Oct 21, 2026'],
  // the server's clock is ahead
  ['2026-11-22T01:00:00', 'today'],
])('%s is %s', (at, expected) => {
  expect(daysAgo(new Date(at), NOW)).toBe(expected)
})
