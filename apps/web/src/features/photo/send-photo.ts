import type { PhotoAnswer } from '@pennyplate/contract/ai/photo'
import { ApiError } from '../../lib/api-error.ts'
import { refusalOf } from '../../lib/picture-refusal.ts'
import { shrinkPicture } from '../../lib/shrink-picture.ts'
import { explainFailure } from '../../messages/failures.ts'
import { photoMessages } from '../../messages/photo.ts'
import { postPhoto } from './photo-calls.ts'

export type PhotoStage = 'shrinking' | 'reading' | 'queued'
export type PhotoOutcome =
  | Readonly<{ outcome: 'read'; answer: PhotoAnswer }>
  | Readonly<{ outcome: 'failed'; reason: string; canRetry: boolean }>
  | Readonly<{ outcome: 'cancelled' }>

/** How often a full server is asked again before the person has to retry. */
const MAX_TRIES = 5
const QUEUE_WAIT_S = 5

/** Shrinks a photo, sends it, and returns what was read; reports each stage. */
export async function sendPhoto(
  file: Blob,
  signal: AbortSignal,
  onStage: (stage: PhotoStage) => void,
): Promise<PhotoOutcome> {
  try {
    onStage('shrinking')
    const shrunk = await shrinkPicture(file)
    if (signal.aborted) return { outcome: 'cancelled' }
    if (shrunk.outcome === 'refused')
      return { outcome: 'failed', reason: photoMessages.refused(shrunk.refusal), canRetry: false }
    return { outcome: 'read', answer: await postWithRetries(shrunk.picture, signal, onStage) }
  } catch (error) {
    if (signal.aborted) return { outcome: 'cancelled' }
    if (!(error instanceof ApiError)) throw error
    return failureOf(error)
  }
}

async function postWithRetries(
  picture: Blob,
  signal: AbortSignal,
  onStage: (stage: PhotoStage) => void,
): Promise<PhotoAnswer> {
  for (let tried = 1; ; tried++) {
    onStage('reading')
    try {
      return await postPhoto(picture, signal)
    } catch (error) {
      const isFull = error instanceof ApiError && error.status === 429
      if (!isFull || tried === MAX_TRIES) throw error
      onStage('queued')
      await pause((error.retryAfterS ?? QUEUE_WAIT_S) * 1000, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function failureOf(error: ApiError): PhotoOutcome {
  const refusal = refusalOf(error.code)
  if (refusal) return { outcome: 'failed', reason: photoMessages.refused(refusal), canRetry: false }
  const isServer = error.status >= 500
  const reason = isServer ? photoMessages.failed : photoMessages.failedBecause(explainFailure(error))
  return { outcome: 'failed', reason, canRetry: true }
}
