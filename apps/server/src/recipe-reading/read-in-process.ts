import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import type { PictureFault } from '@pennyplate/domain/own-recipe/picture-problem'
import type { Imported } from '@pennyplate/recipe-import/fit-draft'
import type { EncodedPhoto } from '../dish-photos/encode-photo.ts'
import { workerFile } from '../workers/worker-file.ts'

export type ImportInput =
  | {
      readonly bytes: Uint8Array
      readonly name: string
      /** How many were read before, and need not be sent again. */
      readonly from: number
    }
  | { readonly text: string; readonly address?: string | undefined }

/** A recipe of a file, with its picture as it may be stored, or why that cannot be. */
export type ReadRecipe =
  | Exclude<Imported, { draft: unknown }>
  | (Omit<Extract<Imported, { draft: unknown }>, 'picture'> & {
      readonly photo?: EncodedPhoto
      readonly pictureFault?: PictureFault
      /** What its lines mean, for recipes that are stored. */
      readonly reading?: string
    })

export type ImportMessage =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'batch'; readonly batch: readonly ReadRecipe[] }
  | { readonly kind: 'end' }

type Read = Exclude<ImportMessage, { kind: 'end' }>

export type ReadingLimits = {
  readonly heapMb: number
  /** All of its memory. The heap's limit does not count the largest texts, buffers and pictures. */
  readonly residentMb: number
  /** Between two messages. */
  readonly silenceMs: number
}

/** The largest file of 5,000 recipes takes about 5 s and half of this. */
export const FILE_LIMITS: ReadingLimits = { heapMb: 288, residentMb: 416, silenceMs: 60_000 }
/** A page has at most 5 MiB. */
export const PAGE_LIMITS: ReadingLimits = { heapMb: 128, residentMb: 224, silenceMs: 15_000 }
const LOOK_EVERY_MS = 50
/** Whoever waits for an answer goes first, as with the planner's threads. */
const NICENESS = 3

/** So that none outlives this server. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/**
 * Reads hostile input in a process of its own: what takes too long or too much memory ends that process, not the server.
 * A thread's memory limit does not do: V8 ends the whole process when a single text or array is too large for it.
 */
export async function* readInProcess(
  input: ImportInput,
  limits: ReadingLimits,
  signal?: AbortSignal,
): AsyncGenerator<Read> {
  const arrived: (ImportMessage | { kind: 'failed'; problem: ImportProblem })[] = []
  let wake: () => void = () => {}
  const arrive = (message: (typeof arrived)[number]) => {
    arrived.push(message)
    wake()
  }
  const child = startProcess(limits.heapMb)
  child.on('message', (message: ImportMessage) => arrive(message))
  child.on('error', () => arrive({ kind: 'failed', problem: 'broken' }))
  // Memory ends it with a signal: ours, or V8's own. An exit code would be a bug.
  child.on('exit', (_, signal) => arrive({ kind: 'failed', problem: signal ? 'too-large' : 'broken' }))
  child.send(input)
  const watch = setInterval(() => {
    if (residentMb(child.pid) > limits.residentMb) child.kill('SIGKILL')
  }, LOOK_EVERY_MS)
  const stop = () => arrive({ kind: 'end' })
  signal?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const timer = setTimeout(() => arrive({ kind: 'failed', problem: 'too-slow' }), limits.silenceMs)
      while (arrived.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      clearTimeout(timer)
      const next = arrived.shift()
      if (!next || next.kind === 'end' || signal?.aborted) return
      if (next.kind === 'failed') {
        yield { kind: 'batch', batch: [{ problem: next.problem, name: 'name' in input ? input.name : '' }] }
        return
      }
      yield next
      if (next.kind === 'batch' && child.connected) child.send('next')
    }
  } finally {
    clearInterval(watch)
    signal?.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  }
}

function startProcess(heapMb: number): ChildProcess {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env
  const child = fork(fileURLToPath(workerFile('import-worker')), {
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'],
    // None of the server's secrets.
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  return child
}

/** Zero where the system has no /proc: there the heap's limit has to do. */
function residentMb(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
