/** Waiting jobs by household. Households take turns, however many jobs each has; within a household, first in, first out. */
export type HouseholdQueue<J extends { readonly userId: string }> = {
  readonly size: () => number
  readonly add: (job: J) => void
  readonly remove: (job: J) => boolean
  /** The next job of a household that has none running. */
  readonly takeNext: (isRunning: (userId: string) => boolean) => J | undefined
  /** Moves a household behind all others. */
  readonly putLast: (userId: string) => void
  readonly takeAll: () => J[]
  /** How many waiting jobs would start before a new one of this household. */
  readonly turnsBefore: (userId: string) => number
}

export function createHouseholdQueue<J extends { readonly userId: string }>(): HouseholdQueue<J> {
  /** In the order of the households' turns. */
  const waiting = new Map<string, J[]>()
  let size = 0

  function putLast(userId: string): void {
    const jobs = waiting.get(userId)
    if (!jobs) return
    waiting.delete(userId)
    if (jobs.length > 0) waiting.set(userId, jobs)
  }

  return {
    size: () => size,
    add(job) {
      const jobs = waiting.get(job.userId)
      if (jobs) jobs.push(job)
      else waiting.set(job.userId, [job])
      size += 1
    },
    remove(job) {
      const jobs = waiting.get(job.userId)
      const at = jobs?.indexOf(job) ?? -1
      if (!jobs || at < 0) return false
      jobs.splice(at, 1)
      size -= 1
      if (jobs.length === 0) waiting.delete(job.userId)
      return true
    },
    takeNext(isRunning) {
      for (const [userId, jobs] of waiting) {
        if (isRunning(userId)) continue
        const job = jobs.shift()
        size -= 1
        putLast(userId)
        return job
      }
      return undefined
    },
    putLast,
    takeAll() {
      const jobs = [...waiting.values()].flat()
      waiting.clear()
      size = 0
      return jobs
    },
    turnsBefore(userId) {
      const own = waiting.get(userId)?.length ?? 0
      let turns = own
      for (const [other, { length }] of waiting) if (other !== userId) turns += Math.min(length, own + 1)
      return turns
    },
  }
}
