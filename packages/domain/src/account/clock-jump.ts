import { DAY_MS } from '../calendar-day.ts'

/** A smaller difference is a normal clock correction. */
export const CLOCK_JUMP_MS = 10 * 60 * 1000
/** After a longer shutdown the clock may be wrong. */
export const TIME_OFF_MS = DAY_MS
/** For this long after a jump nothing is deleted or charged by date, so that the clock can be corrected. */
export const HOLD_AFTER_JUMP_MS = DAY_MS

type Moments = Readonly<{
  /** The clock's time at the last check. */
  seenAt: number
  now: number
  /** Time that really passed since then; unknown while the server was not running. */
  elapsedMs: number | undefined
}>

/** How far the clock jumped between two checks; negative when it was set back. */
export function skippedTime({ seenAt, now, elapsedMs }: Moments): number {
  const gap = now - seenAt
  if (elapsedMs !== undefined) return Math.abs(gap - elapsedMs) < CLOCK_JUMP_MS ? 0 : gap - elapsedMs
  return gap > TIME_OFF_MS || gap < -CLOCK_JUMP_MS ? gap : 0
}
