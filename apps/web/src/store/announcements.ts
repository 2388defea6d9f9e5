import type { Clock } from './clock.ts'

/** One document may wait for a save of another tab: the others do not wait for it. */
const TOGETHER_MAX_MS = 150

/** Who wants to hear of what, and when they are told. */
export function createAnnouncements<Topic>(clock: Pick<Clock, 'after'>) {
  const listeners = new Map<Topic, Set<() => void>>()
  const held = new Set<Topic>()
  let holds = 0

  function tell(topic: Topic): void {
    for (const listener of listeners.get(topic) ?? []) listener()
  }

  function tellHeld(): void {
    const topics = [...held]
    held.clear()
    topics.forEach(tell)
  }

  function hold(): () => void {
    let isHolding = true
    holds++
    return () => {
      if (!isHolding) return
      isHolding = false
      holds--
      if (holds === 0) tellHeld()
    }
  }

  return {
    announce(topic: Topic): void {
      if (holds > 0) held.add(topic)
      else tell(topic)
    },
    /** What happens meanwhile is told in one moment, so that screens are drawn once; of a task that takes its time, as it goes. */
    async together(task: () => Promise<void>): Promise<void> {
      const release = hold()
      const callOff = clock.after(TOGETHER_MAX_MS, async () => release())
      try {
        await task()
      } finally {
        callOff()
        release()
      }
    },
    tellHeld,
    isWatched: (topic: Topic): boolean => listeners.has(topic),
    watch(topic: Topic, listener: () => void): () => void {
      const group = listeners.get(topic) ?? new Set()
      listeners.set(topic, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0) listeners.delete(topic)
      }
    },
  }
}
