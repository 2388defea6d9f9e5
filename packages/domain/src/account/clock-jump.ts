import { DAY_MS } from '../calendar-day.ts'

/** Below this a clock is only being set right. */
export const CLOCK_JUMP_MS = 10 * 60 * 1000
/** A server that was off for longer may as well have a wrong clock. */
export const TIME_OFF_MS = DAY_MS
/** So long after a jump nothing is deleted or charged by date, so that somebody can set the clock right. */
export const HOLD_AFTER_JUMP_MS = DAY_MS

type Moments = Readonly<{
  /** What the clock said when it was last looked at. */
  seenAt: number
  now: number
  /** How much time really passed since then; unknown where the server was not running. */
  elapsedMs: number | undefined
}>

/** How much of the time between two looks at the clock nobody saw pass: negative where the clock was set back. */
export function skippedTime({ seenAt, now, elapsedMs }: Moments): number {
  const gap = now - seenAt
  if (elapsedMs !== undefined) return Math.abs(gap - elapsedMs) < CLOCK_JUMP_MS ? 0 : gap - elapsedMs
  return gap > TIME_OFF_MS || gap < -CLOCK_JUMP_MS ? gap : 0
}
