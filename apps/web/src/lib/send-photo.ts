import { explainFailure } from '../messages/failures.ts'
import { photoMessages } from '../messages/photo.ts'
import { ApiError } from './api-error.ts'
import { pause } from './pause.ts'
import { refusalOf } from './picture-refusal.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** What a picture is sent for. */
export type PostPhoto<A> = (picture: Blob, signal: AbortSignal) => Promise<A>

export type PhotoStage = 'shrinking' | 'reading' | 'queued'
export type PhotoOutcome<A> =
  | Readonly<{ outcome: 'read'; answer: A }>
  | Readonly<{ outcome: 'failed'; reason: string; canRetry: boolean }>
  | Readonly<{ outcome: 'cancelled' }>

/** How often a full server is asked again before the person has to retry. */
const MAX_TRIES = 5
const QUEUE_WAIT_S = 5

/** Shrinks a photo, sends it, and returns what was read; reports each stage. */
export async function sendPhoto<A>(
  file: Blob,
  post: PostPhoto<A>,
  signal: AbortSignal,
  onStage: (stage: PhotoStage) => void,
): Promise<PhotoOutcome<A>> {
  try {
    onStage('shrinking')
    const shrunk = await shrinkPicture(file)
    if (signal.aborted) return { outcome: 'cancelled' }
    if (shrunk.outcome === 'refused')
      return { outcome: 'failed', reason: photoMessages.refused(shrunk.refusal), canRetry: false }
    return {
      outcome: 'read',
      answer: await postWithRetries(() => post(shrunk.picture, signal), signal, onStage),
    }
  } catch (error) {
    if (signal.aborted) return { outcome: 'cancelled' }
    if (!(error instanceof ApiError)) throw error
    return failureOf(error)
  }
}

async function postWithRetries<A>(
  post: () => Promise<A>,
  signal: AbortSignal,
  onStage: (stage: PhotoStage) => void,
): Promise<A> {
  for (let tried = 1; ; tried++) {
    onStage('reading')
    try {
      return await post()
    } catch (error) {
      const isFull = error instanceof ApiError && error.status === 429
      if (!isFull || tried === MAX_TRIES) throw error
      onStage('queued')
      await pause((error.retryAfterS ?? QUEUE_WAIT_S) * 1000, signal)
    }
  }
}

function failureOf(error: ApiError): PhotoOutcome<never> {
  const refusal = refusalOf(error.code)
  if (refusal) return { outcome: 'failed', reason: photoMessages.refused(refusal), canRetry: false }
  const isServer = error.status >= 500
  const reason = isServer ? photoMessages.failed : photoMessages.failedBecause(explainFailure(error))
  return { outcome: 'failed', reason, canRetry: true }
}
