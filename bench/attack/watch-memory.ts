import { readdirSync, readFileSync } from 'node:fs'

/** How many megabytes the server and its child processes grew by at most while `act` ran. Zero where /proc is missing. */
export async function watchMemory<T>(
  pid: number | undefined,
  act: () => Promise<T>,
): Promise<{ result: T; grownMb: number }> {
  const measure = () => (pid === undefined ? 0 : treeUse(pid).mb)
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

/**
 * Resident megabytes and threads of a process and everything it started. What several of them have in memory is counted once: a
 * process has all the memory of its parent until it starts its own program.
 */
export function treeUse(root: number): { readonly mb: number; readonly threads: number } {
  const parents = new Map(processes().map((pid) => [pid, statusLine(pid, 'PPid') ?? 0]))
  const isOurs = (pid: number | undefined): boolean => pid === root || (!!pid && isOurs(parents.get(pid)))
  const ours = [...parents.keys()].filter(isOurs)
  const sum = (file: string, name: string) =>
    ours.reduce((total, pid) => total + (numberIn(pid, file, name) ?? 0), 0)
  const programKb = Math.max(0, ...ours.map((pid) => statusLine(pid, 'RssFile') ?? 0))
  return {
    mb: (sum('smaps_rollup', 'Pss_Anon') + sum('smaps_rollup', 'Pss_Shmem') + programKb) / 1024,
    threads: sum('status', 'Threads'),
  }
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
  return numberIn(pid, 'status', name)
}

function numberIn(pid: number, file: string, name: string): number | undefined {
  try {
    const written = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/${file}`, 'utf8'),
    )?.[1]
    return written === undefined ? undefined : Number(written)
  } catch {
    return undefined
  }
}
