import type { HouseholdId } from '../database/ids.ts'
import { JobTimedOut } from '../workers/job-thread.ts'
import { workerFile } from '../workers/worker-file.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { PhotoReading, PhotoSoFar } from './read-photo.ts'

export type PhotoReader = {
  read: (
    bytes: Uint8Array,
    by: { householdId: HouseholdId; signal: AbortSignal },
  ) => Promise<PhotoReading | { outcome: 'too-dense' }>
  close: () => Promise<void>
}

/** There is one thread, and others wait for it. */
const TIMEOUT_MS = 20_000
/** The recognizer holds 100 MB, so its thread ends when it is idle. */
const IDLE_MS = 60_000

/** Reads pictures one after the other, in a thread that exists only while there are pictures. */
export function createPhotoReader(timeoutMs = TIMEOUT_MS): PhotoReader {
  const pool = createWorkerPool({
    file: workerFile('photo-worker'),
    size: 1,
    queueLength: 12,
    perHousehold: 4,
    retryAfterS: 5,
    jobTimeoutMs: timeoutMs,
    idleMs: IDLE_MS,
  })
  return {
    async read(input, by) {
      let soFar: PhotoSoFar | undefined
      const onProgress = (progress: unknown) => {
        soFar = progress as PhotoSoFar
      }
      try {
        // The worker returns what readPhoto returns, and reports what readPhoto reports.
        return (await pool.run({ task: 'readPhoto', input, onProgress, ...by })) as PhotoReading
      } catch (error) {
        if (!(error instanceof JobTimedOut)) throw error
        return soFar && soFar.codes.length + soFar.lines.length > 0 ? soFar : { outcome: 'too-dense' }
      }
    },
    close: pool.close,
  }
}
