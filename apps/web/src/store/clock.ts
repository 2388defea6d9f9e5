/** The time and timers. `after` returns a function that cancels the timer. */
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
