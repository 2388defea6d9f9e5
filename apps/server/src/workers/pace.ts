/** Follows a machine that gets busy within a few jobs, without one odd job deciding. */
const NEWEST_SHARE = 0.3

/** How long a job takes, as a moving average. */
export function createPace() {
  let averageMs: number | undefined
  return {
    ms: () => averageMs,
    add(tookMs: number) {
      averageMs = averageMs === undefined ? tookMs : averageMs * (1 - NEWEST_SHARE) + tookMs * NEWEST_SHARE
    },
  }
}
