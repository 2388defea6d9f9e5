import { readFileSync } from 'node:fs'

export type ThreadTime = Readonly<{ ranMs: number; waitedMs: number }>

/**
 * How long a process's main thread ran, and how long it was ready but waited for a processor. This separates our own delays
 * from those caused by other processes. Linux only.
 */
export function mainThreadTime(pid: number): ThreadTime | undefined {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
      .split(' ')
      .map(Number)
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6 }
  } catch {
    return undefined
  }
}

export function describeTimeSince(before: ThreadTime | undefined, after: ThreadTime | undefined): string {
  if (!before || !after) return ''
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return `; the thread ran ${seconds(after.ranMs - before.ranMs)} and waited ${seconds(after.waitedMs - before.waitedMs)} for a processor`
}
