import { numberAt, recordOf, stringAt, textsOf } from './json-reader.ts'

/** Why a language model's answer could not be used: the server's code and its details. */
export type AiFailureFacts = Readonly<{
  code: string
  status?: number | undefined
  detail?: string | undefined
  day?: string | undefined
  meals?: readonly string[] | undefined
  retryAfterS?: number | undefined
}>

export function readAiFailure(value: unknown): AiFailureFacts {
  const record = recordOf(value)
  return {
    code: stringAt(record, 'error') ?? '',
    status: numberAt(record, 'status'),
    detail: stringAt(record, 'detail'),
    day: stringAt(record, 'day'),
    meals: textsOf(record.meals),
    retryAfterS: numberAt(record, 'retryAfterS'),
  }
}
