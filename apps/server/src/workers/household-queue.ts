/** Waiting jobs by household. Households take turns, however many jobs each has; within a household, first in, first out. */
export type HouseholdQueue<J extends { readonly householdId: string }> = {
  readonly size: () => number
  readonly add: (job: J) => void
  readonly remove: (job: J) => boolean
  /** The next job of a household that has none running. */
  readonly takeNext: (isRunning: (householdId: string) => boolean) => J | undefined
  /** Moves a household behind all others. */
  readonly putLast: (householdId: string) => void
  readonly takeAll: () => J[]
  /** How many waiting jobs would start before a new one of this household. */
  readonly turnsBefore: (householdId: string) => number
}

export function createHouseholdQueue<J extends { readonly householdId: string }>(): HouseholdQueue<J> {
  /** In the order of the households' turns. */
  const waiting = new Map<string, J[]>()
  let size = 0

  function putLast(householdId: string): void {
    const jobs = waiting.get(householdId)
    if (!jobs) return
    waiting.delete(householdId)
    if (jobs.length > 0) waiting.set(householdId, jobs)
  }

  return {
    size: () => size,
    add(job) {
      const jobs = waiting.get(job.householdId)
      if (jobs) jobs.push(job)
      else waiting.set(job.householdId, [job])
      size += 1
    },
    remove(job) {
      const jobs = waiting.get(job.householdId)
      const at = jobs?.indexOf(job) ?? -1
      if (!jobs || at < 0) return false
      jobs.splice(at, 1)
      size -= 1
      if (jobs.length === 0) waiting.delete(job.householdId)
      return true
    },
    takeNext(isRunning) {
      for (const [householdId, jobs] of waiting) {
        if (isRunning(householdId)) continue
        const job = jobs.shift()
        size -= 1
        putLast(householdId)
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
    turnsBefore(householdId) {
      const own = waiting.get(householdId)?.length ?? 0
      let turns = own
      for (const [other, { length }] of waiting) if (other !== householdId) turns += Math.min(length, own + 1)
      return turns
    },
  }
}
