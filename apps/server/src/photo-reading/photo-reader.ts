import { PHOTOS_READ } from '../costs/heavy-work.ts'
import type { HouseholdId } from '../database/ids.ts'
import { JobTimedOut } from '../workers/job-timed-out.ts'
import { workerFile } from '../workers/worker-file.ts'
import { WorkerKilled } from '../workers/worker-link.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { PageReading, PageSoFar } from './read-page.ts'
import type { PhotoReading, PhotoSoFar } from './read-photo.ts'

type ReadBy = { householdId: HouseholdId; address?: string | undefined; signal: AbortSignal }

export type PhotoReader = {
  /** Product codes and print on packages and receipts. */
  read: (bytes: Uint8Array, by: ReadBy) => Promise<PhotoReading | { outcome: 'too-dense' }>
  /** The text of a page. */
  readPrintedPage: (bytes: Uint8Array, by: ReadBy) => Promise<PageReading | { outcome: 'too-dense' }>
  close: () => Promise<void>
}

/** Reads pictures one after the other, in a process that exists only while there are pictures. */
export function createPhotoReader(timeoutMs = PHOTOS_READ.jobTimeoutMs): PhotoReader {
  const pool = createWorkerPool({
    ...PHOTOS_READ,
    file: workerFile('photo-worker'),
    jobTimeoutMs: timeoutMs,
  })
  /** What was read so far counts, if the rest takes too long or too much memory. */
  async function readWithin<R, S extends R>(
    task: string,
    input: Uint8Array,
    by: ReadBy,
    isWorthIt: (soFar: S) => boolean,
  ): Promise<R | { outcome: 'too-dense' }> {
    let soFar: S | undefined
    const onProgress = (progress: unknown) => {
      soFar = progress as S
    }
    try {
      // The worker returns what the task's function returns, and reports what it reports.
      return (await pool.run({ task, input, onProgress, ...by })) as R
    } catch (error) {
      if (!(error instanceof JobTimedOut || error instanceof WorkerKilled)) throw error
      return soFar && isWorthIt(soFar) ? soFar : { outcome: 'too-dense' }
    }
  }

  return {
    read: (input, by) =>
      readWithin<PhotoReading, PhotoSoFar>(
        'readPhoto',
        input,
        by,
        ({ codes, lines }) => codes.length + lines.length > 0,
      ),
    readPrintedPage: (input, by) =>
      readWithin<PageReading, PageSoFar>('readPrintedPage', input, by, () => true),
    close: pool.close,
  }
}
