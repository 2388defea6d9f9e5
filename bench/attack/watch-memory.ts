import { readdirSync, readFileSync } from 'node:fs'

/** How many megabytes the server and its child processes grew by at most while `act` ran. Zero where /proc is missing. */
export async function watchMemory<T>(
  pid: number | undefined,
  act: () => Promise<T>,
): Promise<{ result: T; grownMb: number }> {
  const measure = () => (pid === undefined ? 0 : treeMb(pid))
  const before = measure()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, measure())
  }, 50)
  try {
    const result = await act()
    return { result, grownMb: Math.max(most, measure()) - before }
  } finally {
    clearInterval(timer)
  }
}

/** Resident megabytes of a process and everything it started. */
function treeMb(root: number): number {
  const parentOf = new Map<number, number>()
  const mbOf = new Map<number, number>()
  for (const pid of processes()) {
    parentOf.set(pid, statusLine(pid, 'PPid') ?? 0)
    mbOf.set(pid, (statusLine(pid, 'VmRSS') ?? 0) / 1024)
  }
  const isOurs = (pid: number | undefined): boolean => pid === root || (!!pid && isOurs(parentOf.get(pid)))
  return [...mbOf].reduce((sum, [pid, mb]) => (isOurs(pid) ? sum + mb : sum), 0)
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** A number of /proc/<pid>/status. */
export function statusLine(pid: number, name: string): number | undefined {
  try {
    const written = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1]
    return written === undefined ? undefined : Number(written)
  } catch {
    return undefined
  }
}
