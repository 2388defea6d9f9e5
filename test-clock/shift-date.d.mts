/** Makes `Date` in this realm tell a time that is this much later than the real one. Timers are not changed. */
export function shiftDate(shiftMs: number): void
