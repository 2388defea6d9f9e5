import { Worker } from 'node:worker_threads'
import type { ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import type { PictureFault } from '@pennyplate/domain/own-recipe/picture-problem'
import type { Imported } from '@pennyplate/recipe-import/fit-draft'
import type { EncodedPhoto } from '../dish-photos/encode-photo.ts'
import { workerFile } from '../workers/worker-file.ts'

export type ImportInput =
  | { readonly bytes: Uint8Array; readonly name: string }
  | { readonly text: string; readonly address?: string | undefined }

/** A recipe of a file, with its picture as it may be stored, or why that cannot be. */
export type ReadRecipe =
  | Exclude<Imported, { draft: unknown }>
  | (Omit<Extract<Imported, { draft: unknown }>, 'picture'> & {
      readonly photo?: EncodedPhoto
      readonly pictureFault?: PictureFault
    })

export type ImportMessage =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'batch'; readonly batch: readonly ReadRecipe[] }
  | { readonly kind: 'end' }

type Read = Exclude<ImportMessage, { kind: 'end' }>

/** Without the largest documents and buffers, which are outside of it. */
const HEAP_MB = 384
/** Between two messages. The largest file of 5,000 recipes takes about 5 s. */
const SILENCE_MS = 60_000

/** Reads hostile input in a thread of its own: what takes too long or too much memory ends it, not the server. */
export async function* readInThread(input: ImportInput, silenceMs = SILENCE_MS): AsyncGenerator<Read> {
  const worker = new Worker(workerFile('import-worker'), {
    execArgv: [],
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const arrived: (ImportMessage | { kind: 'failed'; problem: ImportProblem })[] = []
  let wake: () => void = () => {}
  const arrive = (message: (typeof arrived)[number]) => {
    arrived.push(message)
    wake()
  }
  worker.on('message', (message: ImportMessage) => arrive(message))
  // Out of memory, or a bug of ours: either way this input cannot be read.
  worker.on('error', () => arrive({ kind: 'failed', problem: 'too-large' }))
  worker.on('exit', () => arrive({ kind: 'failed', problem: 'broken' }))
  try {
    for (;;) {
      const timer = setTimeout(() => arrive({ kind: 'failed', problem: 'too-slow' }), silenceMs)
      while (arrived.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      clearTimeout(timer)
      const next = arrived.shift()
      if (!next || next.kind === 'end') return
      if (next.kind === 'failed') {
        yield { kind: 'batch', batch: [{ problem: next.problem, name: 'name' in input ? input.name : '' }] }
        return
      }
      yield next
      if (next.kind === 'batch') worker.postMessage('next')
    }
  } finally {
    void worker.terminate()
  }
}
