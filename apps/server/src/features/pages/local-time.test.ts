import { describe, expect, it } from 'vitest'
import { localTimeIn } from './local-time.ts'

describe('the time in a zone', () => {
  it.each([
    ['America/Chicago', '2026-11-26T03:30:00Z', '2026-11-25', 21],
    ['America/Chicago', '2026-11-26T06:00:00Z', '2026-11-26', 0],
    ['America/Chicago', '2026-07-01T05:00:00Z', '2026-07-01', 0],
    ['Pacific/Honolulu', '2027-01-01T09:59:00Z', '2026-12-31', 23],
    ['Pacific/Guam', '2026-11-25T15:00:00Z', '2026-11-26', 1],
  ])('%s at %s', (zone, now, day, hour) => {
    const local = localTimeIn(zone, new Date(now))
    expect(local.day).toBe(day)
    expect(local.localTime.getHours()).toBe(hour)
    expect(local.localTime.getDate()).toBe(Number(day.slice(8)))
  })
})
