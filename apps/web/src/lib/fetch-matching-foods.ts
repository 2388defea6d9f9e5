import type { NamedFood } from '@pennyplate/contract/foods/foods'
import { callApi } from './api-client.ts'
import { answerByLoaded } from './read-answer.ts'

export async function fetchMatchingFoods(typed: string, signal: AbortSignal): Promise<readonly NamedFood[]> {
  const path = `/api/foods?q=${encodeURIComponent(typed)}`
  const parse = answerByLoaded(async () => (await import('@pennyplate/contract/foods/foods')).foodsAnswer)
  return (await callApi(path, { signal, parse })).matches
}
