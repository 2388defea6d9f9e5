import { Worker } from 'node:worker_threads'
import { workerFile } from '../../workers/worker-file.ts'

const CHECK_EVERY_MS = 15_000
/** A large file takes seconds: checking takes at most a fiftieth of one core. */
const REST_TIMES = 50

/** A look that takes longer goes on, and the next question hears of it. */
const WAIT_MS = 1000

/** looking: sound when it was last looked at, and being looked at again. */
type FileState = 'sound' | 'damaged' | 'looking'

/** What is known of the database file. Once it was damaged, nothing but a restart makes it good. */
export function createFileCheck(
  look: () => Promise<boolean>,
  steady: () => number,
): () => Promise<FileState> {
  let state: FileState = 'sound'
  let nextAt = 0
  let underWay: Promise<void> | undefined

  async function lookAgain(): Promise<void> {
    const startedAt = steady()
    try {
      state = (await look()) ? 'sound' : 'damaged'
    } finally {
      nextAt = steady() + Math.max(CHECK_EVERY_MS, REST_TIMES * (steady() - startedAt))
      underWay = undefined
    }
  }

  return async () => {
    if (state === 'damaged' || (!underWay && steady() < nextAt)) return state
    underWay ??= lookAgain()
    const isDone = await Promise.race([underWay.then(() => true), tooLong()])
    return isDone ? state : 'looking'
  }
}

function tooLong(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, WAIT_MS, false).unref())
}

export function lookAtFile(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile('check-worker'), { workerData: path })
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the check ended without an answer')))
  })
}
