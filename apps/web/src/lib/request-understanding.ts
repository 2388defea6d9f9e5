import type { UnderstandAnswer } from '@pennyplate/contract/ai/understood'
import { callApi } from './api-client.ts'
import { answerByLoaded } from './read-answer.ts'

/** Which field the words are in. In allergies a food means its allergen, in dislikes the food itself. */
export type WordsField = 'allergies' | 'restrictions' | 'diet' | 'dislikes'

/** Asks the server which rules it reads from the words. */
export function requestUnderstanding(
  text: string,
  field: WordsField,
  signal: AbortSignal,
): Promise<UnderstandAnswer> {
  const parse = answerByLoaded(
    async () => (await import('@pennyplate/contract/ai/understood')).understandAnswer,
  )
  return callApi('/api/foods/understand', { method: 'POST', body: { text, field }, signal, parse })
}
