import { shiftDate } from './shift-date.mjs'

/**
 * A Tuesday without a holiday near it, where our households live: in UTC, every day begins where a stored date does.
 */
const DEFAULT_CLOCK = '2027-02-23T10:00 America/Chicago'

/**
 * Sets the clock and the time zone of a test run, for this process and those it starts. They are the same on every day,
 * unless TEST_CLOCK names others: TEST_CLOCK="2026-12-07T10:00 America/Chicago". Returns by how much the clock is shifted.
 */
export function setTestClock(): number {
  const inherited = process.env.TEST_CLOCK_SHIFT_MS
  if (inherited !== undefined) return Number(inherited)
  const clock = process.env.TEST_CLOCK ?? DEFAULT_CLOCK
  const [localTime = '', zone = ''] = clock.split(' ')
  const shiftMs = instantOf(localTime, zone) - Date.now()
  process.env.TZ = zone
  process.env.TEST_CLOCK_SHIFT_MS = String(shiftMs)
  const preload = new URL('preload.mjs', import.meta.url)
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload.href}`.trim()
  shiftDate(shiftMs)
  process.stderr.write(`Clock of these tests: ${clock}\n`)
  return shiftMs
}

/** When clocks of the zone show this time. */
function instantOf(localTime: string, zone: string): number {
  const asUtc = Date.parse(`${localTime}Z`)
  if (Number.isNaN(asUtc)) throw new Error(`TEST_CLOCK must be like "${DEFAULT_CLOCK}"`)
  const guess = asUtc - offsetMs(asUtc, zone)
  return asUtc - offsetMs(guess, zone)
}

/** How much later clocks of the zone are than UTC. */
function offsetMs(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  return Date.parse(shown) - Math.floor(instant / 1000) * 1000
}
