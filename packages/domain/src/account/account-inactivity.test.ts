import { expect, it } from 'vitest'
import { inactivityStep } from './account-inactivity.ts'

const unused = { lastActiveOn: '2025-11-21', warnedAt: null, isPaying: false }
const warned = { ...unused, warnedAt: '2026-11-21T12:00:00Z' }

it.each([
  ['used a day less than twelve months ago', unused, '2026-11-20T23:59:00Z', 'keep'],
  ['unused for twelve months', unused, '2026-11-21T00:00:00Z', 'warn'],
  ['that pays', { ...unused, isPaying: true }, '2030-01-01T00:00:00Z', 'keep'],
  ['warned less than 30 whole days ago', warned, '2026-12-21T23:59:00Z', 'keep'],
  ['warned 30 whole days ago', warned, '2026-12-22T00:00:00Z', 'delete'],
  ['warned, then used again', { ...warned, lastActiveOn: '2026-12-01' }, '2026-12-30T00:00:00Z', 'keep'],
  [
    'warned, used again, and left again',
    { ...warned, lastActiveOn: '2026-12-01' },
    '2027-12-01T00:00:00Z',
    'warn',
  ],
])('an account %s', (_, account, now, step) => {
  expect(inactivityStep(account, now)).toBe(step)
})
