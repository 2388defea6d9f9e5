import type { ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import type { PictureFault } from '@pennyplate/domain/own-recipe/picture-problem'
import type { Imported } from '@pennyplate/recipe-import/fit-draft'
import type { EncodedPhoto } from '../dish-photos/encode-photo.ts'
import { type MemoryLimits, startChildProcess } from '../workers/child-process.ts'
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

export type ReadingLimits = MemoryLimits & {
  /** Between two messages. */
  readonly silenceMs: number
}

/**
 * Reads hostile input in a process of its own: what takes too long or too much memory ends that process, not the server.
 * A thread's memory limit does not do: V8 ends the whole process when a single text or array is too large for it. The caller holds
 * memory for it until this ends.
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
  const child = startChildProcess(workerFile('import-worker'), limits)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.on('message', (message: ImportMessage) => arrive(message))
  child.on('error', () => arrive({ kind: 'failed', problem: 'broken' }))
  // Memory ends it with a signal: ours, or V8's own. An exit code would be a bug.
  child.on('exit', (_, signal) => arrive({ kind: 'failed', problem: signal ? 'too-large' : 'broken' }))
  const stop = () => arrive({ kind: 'end' })
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    child.send(input)
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
    signal?.removeEventListener('abort', stop)
    child.kill('SIGKILL')
    await gone
  }
}
