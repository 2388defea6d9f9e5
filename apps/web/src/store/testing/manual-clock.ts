import type { Clock } from '../clock.ts'

export type ManualClock = Clock & {
  advance: (ms: number) => Promise<void>
  /** As in a laptop that is closed: every timer that became due runs once, afterwards. */
  sleep: (ms: number) => Promise<void>
}

/** A clock the test advances by hand. Awaits each timer that becomes due. */
export function createManualClock(): ManualClock {
  let now = Date.parse('2026-11-21T08:00:00Z')
  const timers = new Set<{ at: number; task: () => Promise<void> }>()
  async function advance(ms: number): Promise<void> {
    const until = now + ms
    for (;;) {
      const next = [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      timers.delete(next)
      now = Math.max(now, next.at)
      await next.task()
    }
    now = until
  }
  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance,
    sleep(ms) {
      now += ms
      return advance(0)
    },
  }
}
