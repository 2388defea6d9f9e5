import { readFileSync } from 'node:fs'

/** Samples the memory of processes every second until stopped, and returns the most of each in MB. Linux only. */
export function watchMemory(pids: readonly number[]): () => number[] {
  const most = pids.map(() => 0)
  const sample = () => {
    for (const [index, pid] of pids.entries()) most[index] = Math.max(most[index] ?? 0, residentMb(pid))
  }
  sample()
  const timer = setInterval(sample, 1000)
  return () => {
    clearInterval(timer)
    return most
  }
}

function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
