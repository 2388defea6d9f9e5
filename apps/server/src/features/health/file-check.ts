import { Worker } from 'node:worker_threads'
import { workerFile } from '../../workers/worker-file.ts'

const CHECK_EVERY_MS = 15_000
/** Checking a large file takes seconds. It may use at most a fiftieth of one core. */
const REST_FACTOR = 50

/** A slower check continues in the background; a later call gets its result. */
const WAIT_MS = 1000

/** checking: sound at the last check, and being checked again. */
type FileState = 'sound' | 'damaged' | 'checking'

/** Checks the database file from time to time. Once damaged, it stays so until a restart. */
export function createFileCheck(
  check: () => Promise<boolean>,
  steady: () => number,
): () => Promise<FileState> {
  let state: FileState = 'sound'
  let nextAt = 0
  let underWay: Promise<void> | undefined

  async function checkAgain(): Promise<void> {
    const startedAt = steady()
    try {
      state = (await check()) ? 'sound' : 'damaged'
    } finally {
      nextAt = steady() + Math.max(CHECK_EVERY_MS, REST_FACTOR * (steady() - startedAt))
      underWay = undefined
    }
  }

  return async () => {
    if (state === 'damaged' || (!underWay && steady() < nextAt)) return state
    underWay ??= checkAgain()
    const isDone = await Promise.race([underWay.then(() => true), afterWaiting()])
    return isDone ? state : 'checking'
  }
}

function afterWaiting(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, WAIT_MS, false).unref())
}

export function checkFile(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile('check-worker'), { workerData: path })
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the check ended without a result')))
  })
}
