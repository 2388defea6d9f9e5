import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { dayIndexOf, firstDayOf, weekStartOf, weeksBeside, weeksBetween, weekToPlan } from './week-days.ts'

describe('a week', () => {
  it.each([
    ['2026-11-22', '2026-11-22', 'a Sunday is its own start'],
    ['2026-11-28', '2026-11-22', 'a Saturday'],
    ['2026-03-09', '2026-03-08', 'the day after the clocks change'],
    ['2027-01-01', '2026-12-27', 'over the new year'],
    ['2026-11-24T23:59:59-08:00', '2026-11-22', 'only the day of a moment counts'],
  ])('of %s starts on %s: %s', (day, sunday) => {
    expect(weekStartOf(day)).toBe(sunday)
  })

  it.each([
    ['2026-11-22', '2026-11-22', 'Sunday'],
    ['2026-11-26', '2026-11-22', 'Thursday'],
    ['2026-11-27', '2026-11-29', 'Friday'],
    ['2026-11-28', '2026-11-29', 'Saturday'],
    ['2027-01-01', '2027-01-03', 'a Friday that begins the year'],
  ])('planned on %s is that of %s: %s', (day, sunday) => {
    expect(weekToPlan(day)).toBe(sunday)
  })

  it.each([
    ['2026-11-22', '2026-11-28', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-15', '2026-11-21', 0],
    ['2026-11-01', '2026-11-28', 3],
    ['2026-11-29', '2026-11-28', -1],
    ['2026-10-31', '2026-11-02', 1],
  ])('of %s lies before the one of %s by %i', (earlier, later, weeks) => {
    expect(weeksBetween(earlier, later)).toBe(weeks)
  })

  it('has the weeks that can be planned beside it, the nearest first', () => {
    expect(weeksBeside('2026-11-22', '2026-11-25')).toEqual({
      before: [],
      after: ['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27'],
    })
    expect(weeksBeside('2026-12-06', '2026-11-25').before).toEqual(['2026-11-29', '2026-11-22'])
    expect(weeksBeside('2026-12-27', '2026-11-25').after).toEqual([])
    // After a week that is over comes this one.
    expect(weeksBeside('2026-11-01', '2026-11-25').after[0]).toBe('2026-11-22')
  })

  it('is usable from today, or from its Sunday when it has not begun', () => {
    expect(firstDayOf('2026-11-22', '2026-11-25')).toBe('2026-11-25')
    expect(firstDayOf('2026-11-29', '2026-11-28')).toBe('2026-11-29')
  })

  it('has seven days, from Sunday to Saturday', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const start = weekStartOf(day)
        expect(dayIndexOf(start)).toBe(0)
        expect(addDays(start, dayIndexOf(day))).toBe(day)
        expect(weekStartOf(addDays(start, 6))).toBe(start)
        expect(weekStartOf(addDays(start, 7))).toBe(addDays(start, 7))
      }),
    )
  })
})
