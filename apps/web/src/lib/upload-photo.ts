import { keptPhotoAnswer } from '@pennyplate/contract/photos/dish-photos'
import { dishPhotoMessages as words } from '../messages/dish-photos.ts'
import { explainError } from '../messages/failures.ts'
import { photoMessages } from '../messages/photo.ts'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { refusalOf } from './picture-refusal.ts'
import { answerBy } from './read-answer.ts'
import { shrinkPicture } from './shrink-picture.ts'

const TIMEOUT_MS = 120_000

/** Why a photo was not kept, as a sentence. */
export class PhotoNotKept extends Error {}

/** Shrinks a photo of a dish and sends it. The answer is its id, which a recipe names next. */
export async function uploadPhoto(file: Blob, signal?: AbortSignal): Promise<string> {
  const shrunk = await shrinkPicture(file)
  if (shrunk.outcome === 'refused') throw new PhotoNotKept(photoMessages.refused(shrunk.refusal))
  const body = new FormData()
  body.append('image', shrunk.picture, 'photo.jpg')
  return keptPhoto(
    callApi('/api/dish-photos', {
      method: 'POST',
      body,
      signal,
      timeoutMs: TIMEOUT_MS,
      parse: answerBy(keptPhotoAnswer),
    }),
  )
}

/** Keeps the picture of a page. */
export function keepPictureOfPage(urls: readonly string[]): Promise<string> {
  return keptPhoto(
    callApi('/api/dish-photos/fetch', {
      method: 'POST',
      body: { urls },
      timeoutMs: TIMEOUT_MS,
      parse: answerBy(keptPhotoAnswer),
    }),
  )
}

async function keptPhoto(asked: Promise<{ photoId: string }>): Promise<string> {
  try {
    return (await asked).photoId
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusal = refusalOf(error.code)
    if (refusal) throw new PhotoNotKept(photoMessages.refused(refusal))
    if (error.code === 'picture_unreachable') throw new PhotoNotKept(words.unreachable)
    throw new PhotoNotKept(error.code === 'storage_full' ? words.full : explainError(error))
  }
}
