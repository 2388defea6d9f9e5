import { type JsonRecord, numberAt, recordOf, stringAt } from './json-reader.ts'

/** Why a language model gave nothing to use, as the server tells it: a code and what belongs to it. */
export type AiFailureFacts = Readonly<{
  code: string
  status?: number | undefined
  detail?: string | undefined
  day?: string | undefined
  meals?: readonly string[] | undefined
  retryAfterS?: number | undefined
}>

export function readAiFailure(value: unknown): AiFailureFacts {
  const record: JsonRecord = recordOf(value)
  const { meals } = record
  return {
    code: stringAt(record, 'error') ?? '',
    status: numberAt(record, 'status'),
    detail: stringAt(record, 'detail'),
    day: stringAt(record, 'day'),
    meals: Array.isArray(meals) ? meals.filter((meal) => typeof meal === 'string') : [],
    retryAfterS: numberAt(record, 'retryAfterS'),
  }
}
