import { workerFile } from '../../workers/worker-file.ts'
import { createWorkerPool } from '../../workers/worker-pool.ts'
import type { PhotoReading } from './reading/read-photo.ts'

export type PhotoReader = {
  read: (bytes: Uint8Array, by: { userId: string; signal: AbortSignal }) => Promise<PhotoReading>
  close: () => Promise<void>
}

/** Five minutes a picture, as the request has. */
const PATIENCE_MS = 300_000
/** The recogniser holds 100 MB: it goes once nobody has needed it for a while. */
const IDLE_MS = 60_000

/** Reads pictures one after the other in a thread that is there only while there are pictures. */
export function createPhotoReader(): PhotoReader {
  const pool = createWorkerPool({
    file: workerFile('photo-worker'),
    size: 1,
    queueLength: 12,
    perUser: 4,
    retryAfterS: 5,
    patienceMs: PATIENCE_MS,
    givesWay: true,
    idleMs: IDLE_MS,
  })
  return {
    // The worker answers with what readPhoto returns.
    read: (input, by) => pool.run({ task: 'readPhoto', input, ...by }) as Promise<PhotoReading>,
    close: pool.close,
  }
}
