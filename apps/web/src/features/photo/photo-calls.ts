import { type PhotoAnswer, photoAnswer } from '@pennyplate/contract/ai/photo'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

const TIMEOUT_MS = 300_000

export function postPhoto(picture: Blob, signal: AbortSignal): Promise<PhotoAnswer> {
  const body = new FormData()
  body.append('image', picture, 'photo.jpg')
  return callApi('/api/ai/photo', {
    method: 'POST',
    body,
    signal,
    timeoutMs: TIMEOUT_MS,
    parse: answerBy(photoAnswer),
  })
}

export type LineName = Readonly<{ line: string; name: string; category: string }>

/** Saves the household's names for lines of its receipts. */
export function postLineNames(lines: readonly LineName[]): Promise<void> {
  return callApi('/api/ai/photo/lines', { method: 'POST', body: { lines }, parse: ignoreAnswer })
}
