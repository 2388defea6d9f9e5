import { expect, it } from 'vitest'
import { skippedTime } from './clock-jump.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2026-11-22T08:00:00Z')

it.each([
  ['a minute that was seen to pass', { after: MINUTE, elapsed: MINUTE }, 0],
  ['a correction of some minutes', { after: 6 * MINUTE, elapsed: MINUTE }, 0],
  ['a night of a computer asleep', { after: DAY / 2, elapsed: DAY / 2 }, 0],
  ['45 days in a minute', { after: 45 * DAY, elapsed: MINUTE }, 45 * DAY - MINUTE],
  ['an hour back', { after: -60 * MINUTE, elapsed: MINUTE }, -61 * MINUTE],
  ['a day off', { after: DAY, elapsed: undefined }, 0],
  ['three days off, or a wrong clock', { after: 3 * DAY, elapsed: undefined }, 3 * DAY],
  ['a start some minutes back', { after: -5 * MINUTE, elapsed: undefined }, 0],
  ['a start two days back', { after: -2 * DAY, elapsed: undefined }, -2 * DAY],
])('%s', (_, { after, elapsed }, skipped) => {
  expect(skippedTime({ seenAt: START, now: START + after, elapsedMs: elapsed })).toBe(skipped)
})
