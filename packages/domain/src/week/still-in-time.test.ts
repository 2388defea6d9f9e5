import { expect, it } from 'vitest'
import { isHolidayAhead, isServedInTime } from './still-in-time.ts'

const THANKSGIVING = '2026-11-26'
const at = (today: string, hour: number) => ({ today, minutes: hour * 60 })
const TURKEY = { readyMinutes: 260, ahead: { task: 'thaw', hours: 72 } } as const
const BREAST = { readyMinutes: 100 }

it.each([
  ['a frozen turkey three evenings before', TURKEY, at('2026-11-23', 19), true],
  ['a frozen turkey two evenings before', TURKEY, at('2026-11-24', 8), false],
  ['a frozen turkey on the day', TURKEY, at(THANKSGIVING, 8), false],
  ['a fresh breast late on the evening before', BREAST, at('2026-11-25', 22), true],
  ['a fresh breast at 1:45 PM', BREAST, at(THANKSGIVING, 13.75), true],
  ['a fresh breast with no time left to shop for it', BREAST, at(THANKSGIVING, 16), false],
  [
    'beans to soak on the day',
    { readyMinutes: 60, ahead: { task: 'soak', hours: 8 } },
    at(THANKSGIVING, 8),
    false,
  ],
  ['anything the day after', { readyMinutes: 10 }, at('2026-11-27', 8), false],
] as const)('of %s: %o at %o is %s', (_, dinner, now, isPossible) => {
  expect(isServedInTime(dinner, THANKSGIVING, now)).toBe(isPossible)
})

it('of a holiday something can be cooked until four in the afternoon', () => {
  const holiday = { date: THANKSGIVING }
  expect(isHolidayAhead(holiday, at('2026-11-22', 23))).toBe(true)
  expect(isHolidayAhead(holiday, at(THANKSGIVING, 16))).toBe(true)
  expect(isHolidayAhead(holiday, at(THANKSGIVING, 16.25))).toBe(false)
})
