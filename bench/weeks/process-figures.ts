import { readdirSync, readFileSync } from 'node:fs'

/** By thread: processor time, and the time it was ready and waited for a processor. Linux only, empty elsewhere. */
export type ThreadTimes = ReadonlyMap<string, { readonly ranMs: number; readonly waitedMs: number }>

export function threadTimes(pid: number): ThreadTimes {
  const times = new Map<string, { ranMs: number; waitedMs: number }>()
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
        .split(' ')
        .map(Number)
      times.set(thread, { ranMs: ran / 1e6, waitedMs: waited / 1e6 })
    }
  } catch {
    // A thread that just ended, or not Linux: what was read so far.
  }
  return times
}

/** Processor time of all threads, and how long the one that ran most waited for a processor. */
export function usedSince(before: ThreadTimes, after: ThreadTimes) {
  const used = [...after].map(([thread, now]) => ({
    ranMs: now.ranMs - (before.get(thread)?.ranMs ?? 0),
    waitedMs: now.waitedMs - (before.get(thread)?.waitedMs ?? 0),
  }))
  const [busiest] = used.toSorted((a, b) => b.ranMs - a.ranMs)
  return { ranMs: used.reduce((sum, { ranMs }) => sum + ranMs, 0), waitedMs: busiest?.waitedMs ?? 0 }
}

/** The most memory the process has had, in MB. */
export function peakMb(pid: number): number {
  const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readStatus(pid)) ?? []
  return Number(kb) / 1024
}

export function residentMb(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readStatus(pid)) ?? []
  return Number(kb) / 1024
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
