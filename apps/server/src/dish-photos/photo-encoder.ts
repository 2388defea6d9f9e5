import type { PictureFault } from '@pennyplate/domain/own-recipe/picture-problem'
import { PHOTOS_ENCODED } from '../costs/heavy-work.ts'
import type { HouseholdId } from '../database/ids.ts'
import { JobTimedOut } from '../workers/job-timed-out.ts'
import { workerFile } from '../workers/worker-file.ts'
import { WorkerKilled } from '../workers/worker-link.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { EncodedPhoto } from './encode-photo.ts'

export type PhotoEncoder = {
  encode: (
    bytes: Uint8Array,
    by: { householdId: HouseholdId; address?: string | undefined; signal: AbortSignal },
  ) => Promise<{ readonly photo: EncodedPhoto } | { readonly fault: PictureFault }>
  close: () => Promise<void>
}

/** Encodes photos one after the other, in a process that exists only while there are some. */
export function createPhotoEncoder(): PhotoEncoder {
  const pool = createWorkerPool({ ...PHOTOS_ENCODED, file: workerFile('encode-worker') })
  return {
    async encode(input, by) {
      try {
        // The worker returns what encodePhoto returns.
        return (await pool.run({ task: 'encodePhoto', input, ...by })) as Awaited<
          ReturnType<PhotoEncoder['encode']>
        >
      } catch (error) {
        if (error instanceof JobTimedOut) return { fault: 'damaged' }
        if (error instanceof WorkerKilled) return { fault: 'too-large' }
        throw error
      }
    },
    close: pool.close,
  }
}
