import { expect, test } from 'vitest'
import { groupLimit, tableLimitsIn, withGroupLimit } from './table-limits.ts'

const USUAL = [null, 60, 60, 60, 60, 60, null]

test.each([
  ['nothing was answered', undefined, USUAL],
  ['there is a limit for each day', [90, 20, 30, 45, 60, 20, null], [90, 20, 30, 45, 60, 20, null]],
  ['a day cannot be read', [null, 'soon', 4, 20, 20, 20, 1000], [null, 60, 60, 20, 20, 20, null]],
  ['it is no list', 45, USUAL],
] as const)('limits by day when %s', (_, stored, limits) => {
  expect(tableLimitsIn(stored)).toEqual(limits)
})

test('weeknights are Monday to Friday', () => {
  const quick = withGroupLimit(USUAL, 'weeknights', 20)
  expect(quick).toEqual([null, 20, 20, 20, 20, 20, null])
  expect(withGroupLimit(quick, 'weekends', 45)).toEqual([45, 20, 20, 20, 20, 20, 45])
  expect([groupLimit(quick, 'weeknights'), groupLimit(quick, 'weekends')]).toEqual([20, null])
})

test('days with different limits have none in common', () => {
  expect(groupLimit([null, 20, 30, 20, 20, 20, null], 'weeknights')).toBeUndefined()
})
