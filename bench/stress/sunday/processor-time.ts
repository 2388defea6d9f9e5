import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100
const PARENT = 1
const OWN_TIMES = [11, 12] as const
const ENDED_CHILDREN_TIMES = [13, 14] as const

/** Processor time that processes and their children have used, in seconds. Linux only. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const fields = Number.isInteger(pid) ? fieldsOf(pid) : undefined
    if (!fields) continue
    const isParent = pids.includes(pid)
    if (!isParent && !pids.includes(fields[PARENT] ?? 0)) continue
    for (const at of [...OWN_TIMES, ...(isParent ? ENDED_CHILDREN_TIMES : [])]) ticks += fields[at] ?? 0
  }
  return ticks / TICKS_PER_S
}

/** The fields of /proc/PID/stat after the name, which may contain spaces. */
function fieldsOf(pid: number): number[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}
