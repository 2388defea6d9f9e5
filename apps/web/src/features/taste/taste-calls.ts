import { type TasteAnswer, tasteAnswer } from '@pennyplate/contract/taste/taste'
import type { Trait } from '@pennyplate/domain/taste/taste-event'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

export function fetchTaste(signal: AbortSignal): Promise<TasteAnswer> {
  return callApi('/api/taste', { signal, parse: answerBy(tasteAnswer) })
}

export function requestCorrection(trait: Trait): Promise<TasteAnswer> {
  return callApi('/api/taste/corrections', {
    method: 'POST',
    body: { trait },
    parse: answerBy(tasteAnswer),
  })
}

export function requestReset(): Promise<void> {
  return callApi('/api/taste', { method: 'DELETE', parse: ignoreAnswer })
}
