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
 * Resident megabytes and threads of a process and everything it started. What they read from files, the program above all,
 * is in memory once.
 */
export function treeUse(root: number): { readonly mb: number; readonly threads: number } {
  const parents = new Map(processes().map((pid) => [pid, statusLine(pid, 'PPid') ?? 0]))
  const isOurs = (pid: number | undefined): boolean => pid === root || (!!pid && isOurs(parents.get(pid)))
  const ours = [...parents.keys()].filter(isOurs)
  const all = (name: string) => ours.map((pid) => statusLine(pid, name) ?? 0)
  const sum = (name: string) => all(name).reduce((total, one) => total + one, 0)
  const ownKb = sum('RssAnon') + sum('RssShmem')
  return { mb: (ownKb + Math.max(0, ...all('RssFile'))) / 1024, threads: sum('Threads') }
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
