import type { Clock } from './clock.ts'

/** A batch may include a document whose turn another tab holds. The others are shown without waiting longer than this. */
const BATCH_MAX_MS = 150

/** Listeners by topic. Notifications can be held back and sent together. */
export function createTopicListeners<Topic>(clock: Pick<Clock, 'after'>) {
  const listeners = new Map<Topic, Set<() => void>>()
  const held = new Set<Topic>()
  let openBatches = 0

  function call(topic: Topic): void {
    for (const listener of listeners.get(topic) ?? []) listener()
  }

  function flush(): void {
    const topics = [...held]
    held.clear()
    topics.forEach(call)
  }

  function openBatch(): () => void {
    let isOpen = true
    openBatches++
    return () => {
      if (!isOpen) return
      isOpen = false
      openBatches--
      if (openBatches === 0) flush()
    }
  }

  return {
    notify(topic: Topic): void {
      if (openBatches > 0) held.add(topic)
      else call(topic)
    },
    /** Sends all notifications of a task at its end, so that screens render once. A slow task's are sent earlier. */
    async batch(task: () => Promise<void>): Promise<void> {
      const closeBatch = openBatch()
      const cancel = clock.after(BATCH_MAX_MS, async () => closeBatch())
      try {
        await task()
      } finally {
        cancel()
        closeBatch()
      }
    },
    /** Sends all notifications of a task at its end. */
    hold(task: () => void): void {
      const close = openBatch()
      task()
      close()
    },
    flush,
    hasListeners: (topic: Topic): boolean => listeners.has(topic),
    subscribe(topic: Topic, listener: () => void): () => void {
      const group = listeners.get(topic) ?? new Set()
      listeners.set(topic, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0) listeners.delete(topic)
      }
    },
  }
}
