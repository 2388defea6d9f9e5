import { expect, it } from 'vitest'
import { holidaysIn } from './holidays.ts'
import { weekStartOf } from './week-days.ts'

it.each([
  ['2026-11-26', 'thanksgiving', 4],
  ['2027-11-25', 'thanksgiving', 4],
  ['2028-11-23', 'thanksgiving', 4],
  ['2026-05-25', 'memorial-day', 1],
  ['2027-05-31', 'memorial-day', 1],
  ['2026-07-04', 'independence-day', 6],
  ['2027-07-04', 'independence-day', 0],
  ['2026-09-07', 'labor-day', 1],
  ['2025-09-01', 'labor-day', 1],
  ['2026-12-25', 'christmas', 5],
  ['2026-01-01', 'new-year', 4],
  ['2024-03-31', 'easter', 0],
  ['2025-04-20', 'easter', 0],
  ['2026-04-05', 'easter', 0],
  ['2027-03-28', 'easter', 0],
  ['2038-04-25', 'easter', 0],
  ['2049-04-18', 'easter', 0],
])('on %s is %s', (date, holiday, day) => {
  const year = date.slice(0, 4)
  expect(holidaysIn(weekStartOf(date))).toEqual([{ holiday, date, day, id: `${holiday}-${year}` }])
})

it('finds a holiday of the next year in the last week of this one', () => {
  expect(holidaysIn('2026-12-27').map(({ id, day }) => [id, day])).toEqual([['new-year-2027', 5]])
})

it('finds none in an ordinary week', () => {
  expect(holidaysIn('2026-11-15')).toEqual([])
})
