/** Runs a task while no other task of the same name runs. */
export type RunAlone = <T>(name: string, task: () => Promise<T>) => Promise<T>

/** Queues tasks within this page only. */
export function createPageQueue(): RunAlone {
  const last = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task, task)
    last.set(name, turn)
    return turn
  }
}

/**
 * Queues tasks across tabs with Web Locks, which need https or localhost. On plain http each tab has its own queue, and the
 * server's revisions resolve two tabs sending at once.
 */
export function createBrowserQueue(): RunAlone {
  if (!('locks' in navigator)) return createPageQueue()
  return (name, task) => navigator.locks.request(name, task)
}
