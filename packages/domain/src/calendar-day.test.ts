import { describe, expect, it } from 'vitest'
import { addMonths, dayOf, firstDayAfter, latestDay } from './calendar-day.ts'

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-21T20:00:00-08:00', '2026-11-22'],
  ])('of %s is %s', (moment, day) => expect(dayOf(moment)).toBe(day))

  it.each([
    ['2026-11-21T00:00:00.000Z', 7, '2026-11-28', 'midnight counts the whole day'],
    ['2026-11-21T00:00:00.001Z', 7, '2026-11-29', 'a begun day does not count'],
    ['2026-11-21T23:59:59.999Z', 7, '2026-11-29', 'nor does its last moment'],
    ['2026-12-30T12:00:00.000Z', 30, '2027-01-30', 'over the new year'],
  ])('%s and %i whole days end before %s: %s', (moment, days, day) => {
    expect(firstDayAfter(moment, days)).toBe(day)
  })

  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-21', 1, '2027-01-21'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', -12, '2025-11-21'],
  ])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

  it('is the latest of those that are given', () => {
    expect(latestDay('2026-11-21', null, '2026-11-23', undefined, '2026-11-22')).toBe('2026-11-23')
    expect(latestDay('2026-11-21')).toBe('2026-11-21')
  })
})
