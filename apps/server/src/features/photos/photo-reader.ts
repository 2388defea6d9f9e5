import { workerFile } from '../../workers/worker-file.ts'
import { createWorkerPool, JobTookTooLong } from '../../workers/worker-pool.ts'
import type { PhotoReading, PhotoSoFar } from './reading/read-photo.ts'

export type PhotoReader = {
  read: (
    bytes: Uint8Array,
    by: { userId: string; signal: AbortSignal },
  ) => Promise<PhotoReading | { outcome: 'too-dense' }>
  close: () => Promise<void>
}

/** Others wait for the one thread. */
const PATIENCE_MS = 20_000
/** The recognizer holds 100 MB: it goes once nobody has needed it for a while. */
const IDLE_MS = 60_000

/** Reads pictures one after the other in a thread that is there only while there are pictures. */
export function createPhotoReader(patienceMs = PATIENCE_MS): PhotoReader {
  const pool = createWorkerPool({
    file: workerFile('photo-worker'),
    size: 1,
    queueLength: 12,
    perUser: 4,
    retryAfterS: 5,
    patienceMs,
    givesWay: true,
    idleMs: IDLE_MS,
  })
  return {
    async read(input, by) {
      let soFar: PhotoSoFar | undefined
      const onNews = (news: unknown) => {
        soFar = news as PhotoSoFar
      }
      try {
        // The worker answers with what readPhoto returns, and tells what readPhoto tells.
        return (await pool.run({ task: 'readPhoto', input, onNews, ...by })) as PhotoReading
      } catch (error) {
        if (!(error instanceof JobTookTooLong)) throw error
        return soFar && soFar.codes.length + soFar.lines.length > 0 ? soFar : { outcome: 'too-dense' }
      }
    },
    close: pool.close,
  }
}
