/** Runs a task while nobody else in this browser runs one of the same name. */
export type RunAlone = <T>(name: string, task: () => Promise<T>) => Promise<T>

/** Takes turns within one page only. */
export function createTurns(): RunAlone {
  const last = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task, task)
    last.set(name, turn)
    return turn
  }
}

/**
 * Web Locks take turns across tabs. They exist on https and localhost only: on a plain http address of a home network each
 * tab takes its own turns, and the server's revisions sort out two tabs sending at once.
 */
export function createBrowserTurns(): RunAlone {
  if (!('locks' in navigator)) return createTurns()
  return (name, task) => navigator.locks.request(name, task)
}
