/** The time, and a way to be called later; answers how to call it off. */
export type Clock = Readonly<{
  now: () => number
  after: (ms: number, task: () => Promise<void>) => () => void
}>

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
