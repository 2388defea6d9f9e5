import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MEMORY_MB } from '../costs/heavy-work.ts'
import { AppError } from '../http/errors.ts'
import { createMemoryRoom } from './memory-room.ts'

export type MemoryLimits = {
  readonly heapMb: number
  /** All of its memory. The heap's limit does not count the largest texts, buffers and pictures. */
  readonly residentMb: number
}

const LOOK_EVERY_MS = 50
/** Whoever waits for an answer goes first, as with the planner's threads. */
const NICENESS = 3

/** So that none outlives this server. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

const RETRY_AFTER_S = 5

/** What all of these processes may take together. Each has its share before it starts, and until it is gone. */
export const childMemory = createMemoryRoom(MEMORY_MB.processes)

/**
 * A process for hostile input, killed when it takes too much memory. The caller has taken its share of memory beforehand, and gives
 * it back once the process is gone. Throws if the system has no room for it.
 */
export function startChildProcess(file: URL, limits: MemoryLimits): ChildProcess {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env
  const child = fork(fileURLToPath(file), {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=4'],
    // None of the server's secrets.
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid === undefined) {
    // Node reports it once more.
    child.once('error', () => {})
    throw new AppError('busy', { retryAfterS: RETRY_AFTER_S, message: 'a process could not be started' })
  }
  children.add(child)
  const watch = setInterval(() => {
    if (residentMb(child.pid) > limits.residentMb) child.kill('SIGKILL')
  }, LOOK_EVERY_MS).unref()
  child.once('exit', () => {
    clearInterval(watch)
    children.delete(child)
  })
  lowerPriority(child.pid)
  return child
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    // It is gone already, or the system forbids it.
  }
}

/** Zero where the system has no /proc: there the heap's limit has to do. */
export function residentMb(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
